/** Hands one submission to the studio, and reads back what the studio then holds. Never throws. */
import { openAsBlob } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import {
  answerSchema,
  filesAway,
  limits,
  type Receipt,
  receiptSchema,
  type Submission,
} from '@wajiha/contract'
import { isSameMessage } from '@wajiha/contract/same-message'
import type { KeptFiles } from '../inbox/rows.ts'
import { reasonOf } from '../log.ts'
import { type Call, createStudioCalls } from '../plumbing/studio-calls.ts'

export type Delivery =
  /** `knownAs`: another node told it first, under another reference, as after a change of the service key. */
  | { kind: 'delivered'; studioId: string; knownAs?: string }
  /** The studio is unreachable, or does not know our key: every submission waits. */
  | { kind: 'away'; reason: string }
  /** The studio refuses this submission: the others go on. */
  | { kind: 'refused'; reason: string }
  /** The studio could not confirm that it keeps what was sent: the others go on. */
  | { kind: 'doubted'; reason: string }

/** @param files paths of the CV and of the answers that are files. */
export type Deliver = (submission: Submission, files?: KeptFiles) => Promise<Delivery>

const receiptAnswerSchema = answerSchema(receiptSchema)

/** @param apiBase ends with a slash. */
export function createDeliver(apiBase: string, serviceKey: string): Deliver {
  const call = createStudioCalls(apiBase, serviceKey)

  return async (submission, files = { questions: [] }) => {
    try {
      const sent = await call('submissions', await parcel(submission, files))
      await sent.body?.cancel()
      if (!sent.ok) return failure(sent.status)
      const read = await call(`submissions/${encodeURIComponent(submission.idempotencyKey)}`)
      if (!read.ok) return failure(read.status)
      return compare(submission, receiptAnswerSchema.safeParse(await jsonOf(read)).data?.data)
    } catch (error) {
      return { kind: 'away', reason: reasonOf(error) }
    }
  }
}

/** Assumed speed of a delivery, bytes a millisecond: read, sent, stored and synced on a slow disk. */
const bytesPerMs = 2_000

async function parcel(submission: Submission, { cv, questions }: KeptFiles): Promise<Call> {
  if (!cv && questions.length === 0) return { json: submission }
  const form = new FormData()
  form.append('submission', JSON.stringify(submission))
  if (cv) form.append('file', await openAsBlob(cv), 'attachment')
  for (const path of questions) form.append('files', await openAsBlob(path), 'attachment')
  const sizes = [submission.attachment, ...(submission.files ?? [])].map((file) => file?.size ?? 0)
  const more = sizes.reduce((sum, size) => sum + size, 0) / bytesPerMs
  return { form, timeoutMs: limits.deliverTimeoutMs + Math.ceil(more) }
}

/** The body of an answer as JSON; `undefined` where it is none. */
const jsonOf = (answer: Response): Promise<unknown> => answer.json().catch(() => undefined)

/** Statuses that speak of this submission refuse it; all others mean that the studio is away. */
function failure(status: number): Delivery {
  // The others, which bring no file, need not wait.
  if (status === filesAway) return { kind: 'doubted', reason: 'the studio cannot keep files now' }
  const reason = `status ${status}`
  return [400, 409, 413, 415, 422].includes(status)
    ? { kind: 'refused', reason }
    : { kind: 'away', reason }
}

function compare(sent: Submission, receipt: Receipt | undefined): Delivery {
  if (!receipt) return { kind: 'doubted', reason: 'the receipt has an unexpected shape' }
  const { submission } = receipt
  // Another node may have told it first, of a message that came to both.
  const isSame = submission.id === sent.id ? isDeepStrictEqual : isSameMessage
  if (!isSame(submission, sent))
    return { kind: 'doubted', reason: 'the studio holds something else' }
  if (sent.attachment && receipt.attachmentSha256 !== sent.attachment.sha256)
    return { kind: 'doubted', reason: 'the studio holds another file' }
  const sums = (sent.files ?? []).map(({ sha256 }) => sha256)
  if (!isDeepStrictEqual(receipt.fileSha256s ?? [], sums))
    return { kind: 'doubted', reason: 'the studio holds other files' }
  const { reference } = submission
  return {
    kind: 'delivered',
    studioId: receipt.id,
    ...(reference === sent.reference ? {} : { knownAs: reference }),
  }
}
