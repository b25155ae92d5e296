/**
 * Few jobs at once, one for a key: whoever asks for what is being made waits for the same result.
 * The queue is bounded; whoever comes after is told to come back.
 */
import { ImageProblem } from './image-problem.ts'

export type Jobs = ReturnType<typeof createJobs>

export function createJobs({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const known = new Map<string, Promise<unknown>>()
  const queue: (() => void)[] = []
  let running = 0

  function turn(): Promise<void> | undefined {
    if (running < atOnce) {
      running += 1
      return undefined
    }
    return new Promise((resolve) => queue.push(resolve))
  }

  function leave() {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  async function work<Result>(job: () => Promise<Result>): Promise<Result> {
    await turn()
    try {
      return await job()
    } finally {
      leave()
    }
  }

  return {
    /** @throws {ImageProblem} 503 when the queue is full. */
    run<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
      const same = known.get(key)
      if (same) return same as Promise<Result>
      if (running >= atOnce && queue.length >= waiting)
        return Promise.reject(new ImageProblem(503, 'IPX_BUSY', 'Too many pictures are waiting'))
      const result = work(job).finally(() => known.delete(key))
      known.set(key, result)
      return result
    },
  }
}
