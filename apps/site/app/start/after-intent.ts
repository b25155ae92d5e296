/**
 * When to bring a page to life (BEHAVIOURS 11): at the first of six signs of a visitor, on the next
 * frame; or once the browser was idle (waited for 7 s at most) and 4 s more, 5 s on narrow screens.
 */
const signs = ['mousemove', 'scroll', 'keydown', 'click', 'touchstart', 'wheel'] as const

const longestIdleWaitMs = 7_000
const narrowBelow = 640
const pauseMs = { narrow: 5_000, wide: 4_000 }

/** Runs `start` once. Without idle callbacks it runs at once. */
export function afterIntent(start: () => unknown): void {
  if (!('requestIdleCallback' in window)) {
    start()
    return
  }
  const stop = new AbortController()
  const begin = () => {
    if (stop.signal.aborted) return
    stop.abort()
    start()
  }
  for (const sign of signs)
    window.addEventListener(sign, () => requestAnimationFrame(begin), {
      passive: true,
      signal: stop.signal,
    })
  const pause = window.innerWidth < narrowBelow ? pauseMs.narrow : pauseMs.wide
  requestIdleCallback(() => setTimeout(begin, pause), { timeout: longestIdleWaitMs })
}
