/**
 * Few jobs at once, one for a key, shared out between visitors: whoever asks for what is being made
 * waits for the same result, and whoever asks for too many at once is told to come back.
 */
import { createFairQueue } from '../fairness/fair-queue.ts'
import { TooManyAsked } from '../fairness/too-many.ts'
import { ImageProblem } from './image-problem.ts'

export type Jobs = ReturnType<typeof createJobs>

/** @param waiting how many may wait for one address; four times as many for all. */
export function createJobs({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue = createFairQueue({ atOnce, each: waiting, waiting: waiting * 4 })
  return {
    /** @throws {ImageProblem} 503 when this visitor waits for too many. */
    async run<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
      try {
        return await queue.run(key, job)
      } catch (error) {
        if (!(error instanceof TooManyAsked)) throw error
        throw new ImageProblem(503, 'IPX_BUSY', 'Too many pictures are waiting')
      }
    },
  }
}
