/**
 * Pictures in the sizes that pages ask for: from memory, from disk, or made now. The original is a
 * picture of the studio, a file of the public folder, or one of an allowed host.
 */
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { Log } from '../log.ts'
import { createCachedAnswers } from './cached-answers.ts'
import { cleanSvg } from './clean-svg.ts'
import { openDerivatives } from './derivatives.ts'
import { createFailures } from './failures.ts'
import { composeAnswer, type ImageAnswer, remoteFreshMs } from './image-answer.ts'
import { createPlanner, type Plan } from './image-plan.ts'
import { ImageProblem, notAPicture } from './image-problem.ts'
import { workLimits } from './image-rules.ts'
import { missingFile } from './image-source.ts'
import { createJobs } from './jobs.ts'
import type { KeptMedia } from './kept-media.ts'
import type { Made } from './make-derivative.ts'
import type { Modifiers } from './modifiers.ts'
import { findPublicFile, isDrawing, isPictureName } from './public-file.ts'
import { type RemoteRules, readRemote, tooLarge } from './read-remote.ts'

/** Where the bytes of an original are: whoever makes a picture of a file reads it. */
export type Original = { file: string } | { bytes: Buffer }

/** @throws {ImageProblem} */
export type MakeDerivative = (
  original: Original,
  modifiers: Modifiers,
  /** How long it may take. */
  seconds?: number,
) => Promise<Made>

type ImagesParts = {
  media: KeptMedia
  makeDerivative: MakeDerivative
  /** The site's own files. */
  publicFolder: string
  /** Where derivatives are kept. */
  folder: string
  /** Where the studio serves its media; ends with a slash. */
  mediaBase: string
  remote: RemoteRules
  log: Log
  /** Bytes of derivatives on disk. */
  limit?: number
}

export type Images = Awaited<ReturnType<typeof openImages>>

/** Part of every derivative's name: a change of how they are made makes them all anew. */
const recipe = '1'

export async function openImages(parts: ImagesParts) {
  const { media, makeDerivative, remote, mediaBase, limit = 1_000_000_000 } = parts
  const publicFolder = realpathSync(parts.publicFolder)
  // Sizes that only strangers ask for have little room, of their own: they never push out a page's.
  const strange = await openDerivatives(`${parts.folder}-asked`, limit / 10, parts.log)
  const own = await openDerivatives(parts.folder, limit, parts.log)
  const heldOwn = createCachedAnswers()
  const heldStrange = createCachedAnswers({ total: 2_000_000 })
  const derivativesFor = (plan: Plan) => (isWritten(plan) ? own : strange)
  const heldFor = (plan: Plan) => (isWritten(plan) ? heldOwn : heldStrange)
  const failures = createFailures()
  const planOf = createPlanner({ hosts: remote.hosts, mediaBase })
  const loading = new Map<string, Promise<ImageAnswer>>()
  const jobs = createJobs({ atOnce: workLimits.jobs, waiting: workLimits.waiting })
  // Other hosts may be slow: they wait in a row of their own, so that our own pictures do not.
  const readings = createJobs({ atOnce: workLimits.jobs, waiting: workLimits.waiting / 2 })

  const sources = { media: fromMedia, file: fromFile, remote: fromRemote }

  async function fromMedia(plan: Plan): Promise<ImageAnswer> {
    const { source, key, isNegotiated } = plan
    if (source.kind !== 'media') throw missingFile()
    const name = derivativeNameOf(key)
    const body = (await derivativesFor(plan).find(name))?.bytes ?? (await makeFromMedia())
    const found = await stat(media.fileOf(source.name)).catch(() => undefined)
    return composeAnswer(body, { kind: 'media', modifiedAt: found?.mtimeMs, isNegotiated })

    async function makeFromMedia() {
      const original = await media.find((source as { name: string }).name)
      if (original.kind === 'missing') throw missingFile()
      if (original.kind !== 'kept')
        throw new ImageProblem(503, 'IPX_UNAVAILABLE', 'The original is not here at the moment')
      return make(name, plan, { file: original.file })
    }
  }

  async function fromFile(plan: Plan): Promise<ImageAnswer> {
    const { source, modifiers, key, isNegotiated } = plan
    if (source.kind !== 'file') throw missingFile()
    const { file, bytes, modifiedAt } = await findPublicFile(publicFolder, source.path)
    if (!isPictureName(source.path)) throw notAPicture()
    if (bytes > (isDrawing(file) ? workLimits.drawingBytes : workLimits.bytes)) throw tooLarge()
    const facts = { kind: 'file', modifiedAt, isNegotiated } as const
    if (!isDrawing(file)) {
      const name = derivativeNameOf(key, bytes, modifiedAt)
      const kept = await derivativesFor(plan).find(name)
      return composeAnswer(kept?.bytes ?? (await make(name, plan, { file })), facts)
    }
    const drawing = async () => Buffer.from(cleanSvg(await readFile(file, 'utf8')))
    if (!modifiers.format || modifiers.format === 'svg')
      return composeAnswer(await drawing(), facts)
    const name = derivativeNameOf(key, bytes, modifiedAt)
    const kept = await derivativesFor(plan).find(name)
    return composeAnswer(kept?.bytes ?? (await make(name, plan, { bytes: await drawing() })), facts)
  }

  async function fromRemote(plan: Plan): Promise<ImageAnswer> {
    const { source, key, isNegotiated } = plan
    if (source.kind !== 'remote') throw missingFile()
    const name = derivativeNameOf(key)
    const kept = await derivativesFor(plan).find(name)
    const facts = { kind: 'remote', isNegotiated } as const
    if (kept && Date.now() - kept.usedAt < remoteFreshMs) return composeAnswer(kept.bytes, facts)
    try {
      const body = await readings.run(name, async () => {
        const bytes = await readRemote(source.url, remote)
        return make(name, plan, { bytes })
      })
      return composeAnswer(body, facts)
    } catch (error) {
      // What was good five minutes ago is better than nothing while the other host is away.
      if (kept && error instanceof ImageProblem && error.status >= 500)
        return composeAnswer(kept.bytes, facts)
      throw error
    }
  }

  /** Whoever asks for what is being looked for waits for the same answer. */
  function load(key: string, plan: Plan): Promise<ImageAnswer> {
    const answer = sources[plan.source.kind](plan)
      .then((found) => heldFor(plan).hold(key, found))
      .finally(() => loading.delete(key))
    loading.set(key, answer)
    return answer
  }

  function make(name: string, plan: Plan, original: Original) {
    return jobs.run(name, () =>
      failures.guard(name, async () => {
        const { bytes } = await makeDerivative(original, plan.modifiers, secondsFor(plan))
        await derivativesFor(plan).keep(name, bytes)
        return bytes
      }),
    )
  }

  return {
    /**
     * Draws something else from a picture, in the same row, so that few are drawn at a time; what failed
     * is not tried again for a minute.
     */
    draw: <Result>(name: string, job: () => Promise<Result>): Promise<Result> =>
      jobs.run(name, () => failures.guard(name, job)),
    /** Resolves when what an earlier run kept has been counted. */
    ready: Promise.all([own.ready, strange.ready]),
    /**
     * @param rest what follows `/_ipx/`, as sent.
     * @throws {ImageProblem} at once or later, with the answer's status and code.
     */
    answer(rest: string, accept: string): ImageAnswer | Promise<ImageAnswer> {
      const plan = planOf(rest, accept)
      const key = plan.isNegotiated ? `${plan.key}|auto` : plan.key
      return heldFor(plan).find(key) ?? loading.get(key) ?? load(key, plan)
    },
  }
}

/** What our own pages write: see `imageAddress`. The sizes are few, whoever asks. */
const isWritten = ({ modifiers: { format, quality, fit, ground } }: Plan) =>
  ['webp 80', 'jpeg 80', 'jpeg 70'].includes(`${format} ${quality}`) && !fit && !ground

/** What our pages show of our own pictures must come on a busy server, too. */
const secondsFor = (plan: Plan) =>
  isWritten(plan) && plan.source.kind !== 'remote' ? workLimits.ownSeconds : workLimits.seconds

/** The file name of a derivative, in one of 256 folders. */
function derivativeNameOf(...facts: (string | number)[]): string {
  const hash = createHash('sha256')
    .update([recipe, ...facts].join('\n'))
    .digest('hex')
  return `${hash.slice(0, 2)}/${hash.slice(2, 40)}.img`
}
