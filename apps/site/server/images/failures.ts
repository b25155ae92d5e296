import { LRUCache } from 'lru-cache'
import { ImageProblem } from './image-problem.ts'

const firstPauseMs = 2_000
const longestPauseMs = 60_000

type Failure = { problem: ImageProblem; times: number; until: number }

/**
 * Remembers what could not be made, so that asking again costs nothing: for a minute what is no picture; for
 * 2 s, 4 s, 8 s … at most a minute what only could not be made then (503), as another time it may.
 */
export function createFailures({ most = 1_000, now = Date.now } = {}) {
  const failures = new LRUCache<string, Failure>({ max: most })

  /** @returns the same problem, which says when it is tried again. */
  function remember(key: string, problem: ImageProblem): ImageProblem {
    const times = (failures.get(key)?.times ?? 0) + 1
    const mayPass = problem.status === 503
    const pauseMs = Math.min(
      mayPass ? firstPauseMs * 2 ** (times - 1) : longestPauseMs,
      longestPauseMs,
    )
    failures.set(key, { problem, times, until: now() + pauseMs })
    return waiting(problem, pauseMs)
  }

  return {
    /** Runs `work`, unless it failed a moment ago: then it fails again at once, and says for how long. */
    async guard<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      const known = failures.get(key)
      if (known && known.until > now()) throw waiting(known.problem, known.until - now())
      try {
        const result = await work()
        failures.delete(key)
        return result
      } catch (error) {
        throw error instanceof ImageProblem ? remember(key, error) : error
      }
    },
  }
}

const waiting = ({ status, code, message, retryAfter }: ImageProblem, ms: number) =>
  new ImageProblem(status, code, message, retryAfter && Math.ceil(ms / 1_000))
