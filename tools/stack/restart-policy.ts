/** When something that died comes back: after 1 s, 2 s, then 5 s; five deaths in a minute are too many. */
const deathsInAMinute = 5

/** @param deaths Moments in milliseconds, the newest last. @returns Milliseconds to wait, or `undefined`: give up. */
export function restartDelay(deaths: number[]): number | undefined {
  const newest = deaths.at(-1) ?? 0
  const recent = deaths.filter((death) => newest - death < 60_000).length
  if (recent >= deathsInAMinute) return undefined
  return [1000, 1000, 2000][recent] ?? 5000
}
