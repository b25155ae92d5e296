/** A process of work for tests: doubles numbers, and dies, hangs or fails when it is told to. */
import { answerJobs } from '../server/plumbing/work-process.ts'

answerJobs<unknown, unknown>(
  async (job) => {
    if (job === 'die') process.exit(1)
    if (job === 'hang') return new Promise(() => {})
    if (job === 'fail') throw new Error('no')
    if (job instanceof Uint8Array) return job.length
    return Number(job) * 2
  },
  (error) => ({ text: (error as Error).message }),
)
