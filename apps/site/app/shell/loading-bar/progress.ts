/**
 * The loading bar as a machine without a screen (BEHAVIOURS 5): waits a little before it shows,
 * approaches the end without reaching it, stays for a moment when the page is there, then resets.
 */

/** All in milliseconds. */
export const timing = { throttle: 200, duration: 2_000, hideDelay: 500, resetDelay: 400 }

type Progress = {
  /** Percent, 0 to 100. */
  progress: number
  isVisible: boolean
  /** Something went wrong; kept until the next start. */
  hasError: boolean
}

type Timer = ReturnType<typeof setTimeout>

/** The clock of a browser, or of a test. */
export type Clock = {
  setTimeout: (run: () => void, ms: number) => Timer
  clearTimeout: (timer: Timer | undefined) => void
  /** Runs before the next paint, with a time in milliseconds. */
  requestFrame: (run: (time: number) => void) => number
  cancelFrame: (frame: number) => void
}

/** Percent after `elapsed` ms of showing: half after half the duration, and never quite 100. */
export function estimate(elapsed: number, duration = timing.duration): number {
  const percent = (200 / Math.PI) * Math.atan((2 * elapsed) / duration)
  return Math.max(0, Math.min(100, percent))
}

const idle: Progress = { progress: 0, isVisible: false, hasError: false }

export type LoadingProgress = ReturnType<typeof createProgress>

export function createProgress(clock: Clock) {
  const listeners = new Set<() => void>()
  let state = idle
  let timer: Timer | undefined
  let frame: number | undefined

  function change(part: Partial<Progress>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  /** Only one timer waits at any time: for showing, for hiding, or for the reset. */
  function later(ms: number, run: () => void) {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(run, ms)
  }

  function stop() {
    clock.clearTimeout(timer)
    if (frame !== undefined) clock.cancelFrame(frame)
    frame = undefined
  }

  function show() {
    change({ isVisible: true })
    let begun: number | undefined
    const tick = (time: number) => {
      begun ??= time
      change({ progress: estimate(time - begun) })
      frame = clock.requestFrame(tick)
    }
    frame = clock.requestFrame(tick)
  }

  function start({ force = false }: { force?: boolean } = {}) {
    stop()
    change({ progress: 0, hasError: false })
    if (force) show()
    else later(timing.throttle, show)
  }

  function finish({ force = false, error = false }: { force?: boolean; error?: boolean } = {}) {
    stop()
    change({ progress: 100, hasError: error })
    if (force) return change({ progress: 0, isVisible: false })
    later(timing.hideDelay, () => {
      change({ isVisible: false })
      later(timing.resetDelay, () => change({ progress: 0 }))
    })
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** A journey begins; `force` shows the bar at once. */
    start,
    /** A journey ended, well or not; `force` takes the bar away at once. */
    finish,
  }
}
