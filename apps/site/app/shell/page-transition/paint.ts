/** Milliseconds a journey waits at most for a painted frame. */
const longestPaintMs = 100

/**
 * Settles after the browser had the chance to paint one frame, and after 100 ms at the latest: in a
 * tab that nobody sees no frame is ever painted.
 */
export function onePaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestPaintMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Settles before the next paint, or soon where nothing is painted. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestPaintMs)
    requestAnimationFrame(() => resolve())
  })
}
