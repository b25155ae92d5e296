/**
 * When to bring a page to life (BEHAVIOURS 11): at the first sign of a visitor, on the next frame; or once
 * the browser was idle (waited for 7 s at most) and 4 s more, 5 s on narrow screens. Browsers that know no
 * idle moments have one when the page has loaded.
 *
 * For whoever saves data, and on pages that sleep (`data-asleep`: cards, legal texts, errors), only a press is
 * such a sign: reading on shows nothing that the app would bring, and on a telephone a touch is how one scrolls.
 */
const signs = ['mousemove', 'scroll', 'keydown', 'click', 'touchstart', 'wheel'] as const
const presses = ['keydown', 'click'] as const

const longestIdleWaitMs = 7_000
const narrowBelow = 640
const pauseMs = { narrow: 5_000, wide: 4_000 }

/**
 * Runs `start` once.
 *
 * @param meanwhile what is done after the idle time of a page that waits for a press.
 */
export function afterIntent(start: () => unknown, meanwhile: () => unknown): void {
  const stop = new AbortController()
  const begin = () => {
    if (stop.signal.aborted) return
    stop.abort()
    start()
  }
  const waitsForPress = savesData() || 'asleep' in document.documentElement.dataset
  for (const sign of waitsForPress ? presses : signs)
    window.addEventListener(sign, () => requestAnimationFrame(begin), {
      passive: true,
      signal: stop.signal,
    })
  afterIdle(waitsForPress ? meanwhile : begin)
  // Pressed before this was here, and kept by the script in the head.
  if (window.$early?.pressed.length) requestAnimationFrame(begin)
}

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

function afterIdle(run: () => unknown): void {
  const pause = window.innerWidth < narrowBelow ? pauseMs.narrow : pauseMs.wide
  const pauseThenRun = () => setTimeout(run, pause)
  if ('requestIdleCallback' in window)
    requestIdleCallback(pauseThenRun, { timeout: longestIdleWaitMs })
  else whenLoaded().then(pauseThenRun)
}

/** Settles when everything of the document is there, or has been waited for long enough. */
function whenLoaded(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    window.addEventListener('load', resolve)
    setTimeout(resolve, longestIdleWaitMs)
  })
}
