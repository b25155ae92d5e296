import { LRUCache } from 'lru-cache'
import { ImageProblem } from './image-problem.ts'

/** Remembers for a minute what could not be made, so that asking again costs nothing. */
export function createFailures({ milliseconds = 60_000, most = 1_000 } = {}) {
  const failures = new LRUCache<string, { problem: ImageProblem; until: number }>({ max: most })

  return {
    /** Runs `work`, unless it failed a moment ago: then it fails again at once. */
    async guard<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      const known = failures.get(key)
      if (known && known.until > Date.now()) throw known.problem
      failures.delete(key)
      try {
        return await work()
      } catch (error) {
        if (error instanceof ImageProblem)
          failures.set(key, { problem: error, until: Date.now() + milliseconds })
        throw error
      }
    },
  }
}
