/** Pictures made and cards drawn in a process of their own: `draw-pictures.ts` is what it runs. */
import { join } from 'node:path'
import type { ShareCard } from '#app/seo/share-image.ts'
import { ImageProblem } from './images/image-problem.ts'
import type { MakeDerivative, Original } from './images/images.ts'
import type { Made } from './images/make-derivative.ts'
import type { Modifiers } from './images/modifiers.ts'
import { withOwnMemory } from './plumbing/own-memory.ts'
import { openWorkProcess, WorkerGone } from './plumbing/work-process.ts'

export type PictureJob =
  | { kind: 'derivative'; original: Original; modifiers: Modifiers; seconds: number | undefined }
  | { kind: 'card'; card: ShareCard }

/** What the process tells of a job that failed. */
export type PictureFailure =
  | { kind: 'problem'; status: number; code: string; text: string }
  | { kind: 'other'; text: string }

/** One arena for its few threads; what the library frees goes back to the system at once. */
const sparing = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }

export type PictureWork = ReturnType<typeof openPictureWork>

export function openPictureWork() {
  const work = openWorkProcess<PictureJob, Made>({
    file: join(import.meta.dirname, 'draw-pictures.ts'),
    env: sparing,
  })
  async function run(job: PictureJob): Promise<Made> {
    try {
      const { bytes, format } = await work.run(job)
      return { bytes: withOwnMemory(bytes), format }
    } catch (error) {
      throw explained(error)
    }
  }
  const makeDerivative: MakeDerivative = (original, modifiers, seconds) =>
    run({ kind: 'derivative', original, modifiers, seconds })
  return {
    makeDerivative,
    drawCard: async (card: ShareCard): Promise<Buffer> => (await run({ kind: 'card', card })).bytes,
    pid: work.pid,
    waiting: work.waiting,
    stop: work.stop,
  }
}

function explained(error: unknown): Error {
  if (error instanceof WorkerGone)
    return new ImageProblem(503, 'IPX_UNAVAILABLE', 'The picture cannot be made at the moment')
  const failure = error as PictureFailure
  if (failure.kind === 'other') return new Error(failure.text)
  return new ImageProblem(failure.status, failure.code, failure.text)
}
