/**
 * The opening of the compass that this visitor chose, in degrees: theirs to keep on the device, told to nobody.
 * It imports nothing, as it is asked before a page is brought to life.
 */
export const thetaKey = 'girih-theta'

/** Nothing before a choice, and where the device keeps nothing or something else. */
export function keptTheta(): number | undefined {
  try {
    const theta = Number(localStorage.getItem(thetaKey) ?? Number.NaN)
    return theta > 0 && theta < 90 ? theta : undefined
  } catch {
    return undefined
  }
}

export function keepTheta(theta: number): void {
  try {
    localStorage.setItem(thetaKey, String(theta))
  } catch {
    // A device that keeps nothing shows it on this page alone.
  }
}
