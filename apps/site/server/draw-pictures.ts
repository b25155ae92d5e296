/** The process that makes pictures and draws cards; `picture-work.ts` starts it. */
import { readFile } from 'node:fs/promises'
import { ImageProblem } from './images/image-problem.ts'
import { type Made, makeDerivative } from './images/make-derivative.ts'
import { reasonOf } from './log.ts'
import type { PictureFailure, PictureJob } from './picture-work.ts'
import { answerJobs } from './plumbing/work-process.ts'

answerJobs<PictureJob, Made>(work, tellFailure)

async function work(job: PictureJob): Promise<Made> {
  if (job.kind === 'card') {
    // Fonts and words are read only where a card is drawn.
    const { drawCard } = await import('./share-images/draw-card.ts')
    return { bytes: await drawCard(job.card), format: 'png' }
  }
  const { original, modifiers, seconds } = job
  const bytes = 'file' in original ? await readFile(original.file) : original.bytes
  return makeDerivative(bytes, modifiers, seconds)
}

function tellFailure(error: unknown): PictureFailure {
  if (!(error instanceof ImageProblem)) return { kind: 'other', text: reasonOf(error) }
  return { kind: 'problem', status: error.status, code: error.code, text: error.message }
}
