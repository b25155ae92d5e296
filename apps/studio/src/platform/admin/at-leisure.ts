/** Milliseconds that a busy browser is given, and that one without `requestIdleCallback` (Safari) is left alone. */
const mostWaitMs = 2_000
const quietMs = 200

/** Waits until the browser has drawn a view and nothing is left to do, so that what nobody looks for yet does not hold it up. */
export function atLeisure(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: mostWaitMs })
    else setTimeout(resolve, quietMs)
  })
}
