/**
 * What the site delivers: `POST submissions` stores one row under the site's key, once however often
 * it comes; `GET submissions/KEY` says what is stored, so that the site can compare. Only the site,
 * which knows the service key, is heard.
 */
import {
  filesAway,
  type ProblemCode,
  quarantineFrom,
  type Receipt,
  type Submission,
} from '@wajiha/contract'
import { isSameMessage } from '@wajiha/contract/same-message'
import type { BasePayload } from 'payload'
import { answerProblem } from '../../platform/api/answer.ts'
import { type Delivery, readDelivery } from '../../platform/api/read-delivery.ts'
import { knowsServiceKey } from '../../platform/api/service-key.ts'
import {
  checksumOf,
  dropAttachment,
  type HeldFile,
  heldFiles,
  keepAttachment,
} from '../../platform/attachments.ts'
import { createInTurn } from '../../platform/in-turn.ts'
import { StorageAway } from '../../platform/storage/storage-away.ts'
import { takeInSoon } from '../sweep.ts'

type Row = {
  id: string
  payload: Submission
  attachmentFile?: string | null
  files?: unknown
}

/** @param segments below `submissions`. */
export async function answerSubmissions(
  payload: BasePayload,
  request: Request,
  segments: readonly string[],
): Promise<Response> {
  try {
    return await answerDelivery(payload, request, segments)
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error
    payload.logger.error({ err: error, msg: 'Files of a submission could not be kept or read' })
    return new Response(null, { status: filesAway, headers: { 'Cache-Control': 'no-store' } })
  }
}

async function answerDelivery(
  payload: BasePayload,
  request: Request,
  segments: readonly string[],
): Promise<Response> {
  if (!knowsServiceKey(request)) return answerProblem(request, 'unauthorised')
  const [key] = segments
  if (segments.length === 1 && key && request.method === 'GET') {
    const row = await findRow(payload, key)
    return row ? answerReceipt(row) : answerProblem(request, 'not_found')
  }
  if (segments.length > 0 || request.method !== 'POST')
    return answerProblem(request, 'method_not_allowed', undefined, { Allow: 'POST' })
  return inTurn(async () => {
    const delivery = await readDelivery(request)
    if (typeof delivery === 'number') return answerProblem(request, refusals[delivery])
    return store(payload, request, delivery)
  })
}

/** As many as one node of the site delivers side by side: several together must not take all connections to the database. */
const inTurn = createInTurn(8)

const refusals: Record<400 | 413 | 415 | 422, ProblemCode> = {
  400: 'bad_request',
  413: 'too_large',
  415: 'unsupported_media_type',
  422: 'validation',
}

async function store(payload: BasePayload, request: Request, delivery: Delivery) {
  const { submission } = delivery
  const known = await findRow(payload, submission.idempotencyKey)
  if (known) return answerKnown(payload, request, known, delivery)
  const kept: string[] = []
  try {
    const names = await keepFiles(delivery, kept)
    await payload.create({
      collection: 'submissions',
      data: columnsOf(submission, names),
      // One row is its own transaction, and its failure cannot be mistaken for success.
      disableTransaction: true,
      overrideAccess: true,
      depth: 0,
    })
  } catch (error) {
    // The row may stand although its writing ended in an error: then these are its own.
    const raced = await findRow(payload, submission.idempotencyKey).catch(() => undefined)
    const held = raced ? namesIn(raced) : []
    for (const name of kept) if (!held.includes(name)) await dropAttachment(name).catch(() => {})
    if (raced) return answerKnown(payload, request, raced, delivery)
    throw error
  }
  const row = await findRow(payload, submission.idempotencyKey)
  if (!row) throw new Error('A submission was stored and is not there')
  takeInSoon(payload, row.id)
  return answerReceipt(row, 201)
}

type KeptNames = { cv?: string | undefined; files?: readonly string[] }

/** @param kept hears each name as soon as it is kept, so that a failure leaves none behind. */
async function keepFiles({ file, files }: Delivery, kept: string[]): Promise<KeptNames> {
  const keep = async (one: File) => {
    const name = await keepAttachment(one)
    kept.push(name)
    return name
  }
  const cv = file && (await keep(file))
  const names: string[] = []
  for (const one of files) names.push(await keep(one))
  return { cv, files: names }
}

/** What several nodes took in of one message is one row: that of the first, which each of them is shown. */
async function answerKnown(payload: BasePayload, request: Request, row: Row, sent: Delivery) {
  return isSameMessage(row.payload, sent.submission)
    ? answerReceipt(await withItsFiles(payload, row, sent))
    : answerProblem(request, 'idempotency_key_reused')
}

/** Files that are not there, as after a write that ended half way, are taken from what came again. */
async function withItsFiles(payload: BasePayload, row: Row, sent: Delivery): Promise<Row> {
  const { attachment, files = [] } = sent.submission
  const { attachmentSha256, fileSha256s = [] } = await sumsOf(row)
  const isWhole =
    attachmentSha256 === attachment?.sha256 &&
    files.every(({ sha256 }, place) => fileSha256s[place] === sha256)
  if (isWhole) return row
  const { attachmentFile, files: held } = columnsOf(sent.submission, await keepFiles(sent, []))
  const data = { attachmentFile, files: held }
  await payload.update({
    collection: 'submissions',
    id: row.id,
    data,
    overrideAccess: true,
    depth: 0,
  })
  return { ...row, ...data }
}

const namesIn = ({ attachmentFile, files }: Row) => [
  attachmentFile,
  ...heldFiles(files).map(({ file }) => file),
]

async function findRow(payload: BasePayload, key: string): Promise<Row | undefined> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { idempotencyKey: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0] as unknown as Row | undefined
}

/** Of the files as they are kept. */
async function sumsOf({ attachmentFile, files }: Row) {
  const attachmentSha256 = attachmentFile ? await checksumOf(attachmentFile) : undefined
  const fileSha256s = await Promise.all(
    heldFiles(files).map(async ({ file }) => (file && (await checksumOf(file))) || ''),
  )
  return {
    ...(attachmentSha256 ? { attachmentSha256 } : {}),
    ...(fileSha256s.length > 0 ? { fileSha256s } : {}),
  }
}

async function answerReceipt(row: Row, status = 200) {
  const data: Receipt = { id: row.id, submission: row.payload, ...(await sumsOf(row)) }
  return Response.json({ data }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** The row of a submission. @param kept names of its files among the attachments. */
export function columnsOf(submission: Submission, kept: KeptNames = {}) {
  const { answers, quarantine, attachment } = submission
  return {
    idempotencyKey: submission.idempotencyKey,
    reference: submission.reference,
    form: submission.form,
    receivedAt: submission.receivedAt,
    locale: submission.locale,
    pageUrl: submission.pageUrl ?? null,
    name: answers.name ?? answers.email ?? submission.reference,
    phone: answers.phoneE164 ?? null,
    email: answers.email ?? null,
    company: answers.company ?? null,
    service: answers.service ?? null,
    branch: answers.branch ?? null,
    message: answers.message ?? null,
    subject: answers.job ?? answers.card ?? answers.campaign ?? null,
    isQuarantined: quarantine.score >= quarantineFrom,
    quarantineReasons: quarantine.reasons.join(', ') || null,
    attachmentName: attachment?.name ?? null,
    attachmentFile: kept.cv ?? null,
    files: submission.files
      ? submission.files.map(
          ({ question, name }, place): HeldFile => ({
            question,
            name,
            file: kept.files?.[place] ?? null,
          }),
        )
      : null,
    payload: submission,
  }
}
