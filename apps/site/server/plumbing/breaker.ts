/**
 * Stops asking somebody who does not answer. After three failures in a row it opens; then one
 * question is let through after 2 s, 4 s, 8 s … at most every 30 s, and an answer closes it.
 */
export type Breaker = {
  /** Whether a question may be asked now. */
  allows: () => boolean
  succeeded: () => void
  /** @returns whether it is open now. */
  failed: () => boolean
}

const failuresToOpen = 3
const firstPauseMs = 2_000
const longestPauseMs = 30_000

export function createBreaker(now: () => number = Date.now): Breaker {
  let failures = 0
  let pauseMs = firstPauseMs
  let closedUntil = 0
  return {
    allows() {
      if (failures < failuresToOpen) return true
      if (now() < closedUntil) return false
      // Half open: this question decides; the others wait another pause.
      closedUntil = now() + pauseMs
      return true
    },
    succeeded() {
      failures = 0
      pauseMs = firstPauseMs
    },
    failed() {
      failures += 1
      if (failures < failuresToOpen) return false
      closedUntil = now() + pauseMs
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      return true
    },
  }
}
