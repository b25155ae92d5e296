/** Hands one submission to the studio, and reads back what the studio then holds. Never throws. */
import { openAsBlob } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import {
  answerSchema,
  limits,
  type Receipt,
  receiptSchema,
  type Submission,
} from '@wajiha/contract'
import { reasonOf } from '../log.ts'

export type Delivery =
  | { kind: 'delivered'; studioId: string }
  /** Nobody is there, or nobody who knows us: everything waits. */
  | { kind: 'away'; reason: string }
  /** This one is not taken: the others go on. */
  | { kind: 'refused'; reason: string }
  /** Nobody can say that it is kept as it was sent: the others go on. */
  | { kind: 'doubted'; reason: string }

export type Deliver = (submission: Submission, file?: string) => Promise<Delivery>

const receiptAnswerSchema = answerSchema(receiptSchema)

/** @param apiBase ends with a slash. */
export function createDeliver(apiBase: string, serviceKey: string): Deliver {
  const headers = { accept: 'application/json', authorization: `Bearer ${serviceKey}` }
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(apiBase + path, {
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
      redirect: 'error',
      signal: AbortSignal.timeout(limits.deliverTimeoutMs),
    })

  return async (submission, file) => {
    try {
      const sent = await ask('submissions', await parcel(submission, file))
      await sent.body?.cancel()
      if (!sent.ok) return failure(sent.status)
      const read = await ask(`submissions/${encodeURIComponent(submission.idempotencyKey)}`)
      if (!read.ok) return failure(read.status)
      return compare(submission, receiptAnswerSchema.safeParse(await jsonOf(read)).data?.data)
    } catch (error) {
      return { kind: 'away', reason: reasonOf(error) }
    }
  }
}

async function parcel(submission: Submission, file: string | undefined): Promise<RequestInit> {
  const json = JSON.stringify(submission)
  if (!file) return { method: 'POST', headers: { 'content-type': 'application/json' }, body: json }
  const body = new FormData()
  body.append('submission', json)
  body.append('file', await openAsBlob(file), 'attachment')
  return { method: 'POST', body }
}

/** Whatever it is; nothing for what is no JSON. */
const jsonOf = (answer: Response): Promise<unknown> => answer.json().catch(() => undefined)

/** Only what is wrong with this very submission is its own fault. */
function failure(status: number): Delivery {
  const reason = `status ${status}`
  return [400, 409, 413, 415, 422].includes(status)
    ? { kind: 'refused', reason }
    : { kind: 'away', reason }
}

function compare(sent: Submission, receipt: Receipt | undefined): Delivery {
  if (!receipt) return { kind: 'doubted', reason: 'the receipt has an unexpected shape' }
  if (!isDeepStrictEqual(receipt.submission, sent))
    return { kind: 'doubted', reason: 'the studio holds something else' }
  if (sent.attachment && receipt.attachmentSha256 !== sent.attachment.sha256)
    return { kind: 'doubted', reason: 'the studio holds another file' }
  return { kind: 'delivered', studioId: receipt.id }
}
