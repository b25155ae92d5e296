/**
 * `POST mail-reports`: a provider, a relay or a mail server reports bounces, complaints and unsubscriptions.
 * It shows the key (`Authorization: Bearer`), or signs the body with it (`Wajiha-Signature`).
 */
import type { BasePayload } from 'payload'
import { answerData, answerProblem } from '../../platform/api/answer.ts'
import { knowsKey } from '../../platform/api/service-key.ts'
import { readEnv } from '../../platform/env.ts'
import { isSignedBy } from '../../platform/signature.ts'
import { longestReport } from './read-report.ts'
import { readEvents, takeEvents } from './take-events.ts'
import { takeReport } from './take-report.ts'

export async function answerMailReports(
  payload: BasePayload,
  request: Request,
  now = new Date(),
): Promise<Response> {
  const key = readEnv().mailReportsKey
  if (!key) return answerProblem(request, 'not_found', 'MAIL_REPORTS_KEY is not set.')
  if (request.method !== 'POST')
    return answerProblem(request, 'method_not_allowed', undefined, { Allow: 'POST' })
  const text = await readBounded(request)
  if (text === undefined) return answerProblem(request, 'too_large')
  const signature = request.headers.get('wajiha-signature')
  const isKnown = signature ? isSignedBy(text, signature, key, now) : knowsKey(request, key)
  if (!isKnown) return answerProblem(request, 'unauthorised')
  const type = request.headers.get('content-type') ?? ''
  if (/^(?:message\/rfc822|text\/plain)\b/i.test(type))
    return answerReport(payload, request, text, now)
  const read = readEvents(parse(text))
  if ('mistakes' in read) return answerProblem(request, 'validation', read.mistakes)
  const fates = await takeEvents(payload, read.events, now)
  return answerData(request, { data: { fates } }, { locale: 'en' })
}

async function answerReport(payload: BasePayload, request: Request, text: string, now: Date) {
  const report = await takeReport(payload, text, now)
  if ('unreadable' in report) return answerProblem(request, 'validation', report.unreadable)
  return answerData(request, { data: { fates: report.fates } }, { locale: 'en' })
}

/** Nothing when it is longer than any report; no more than that is ever held. */
async function readBounded({ body }: Request): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    if (length > longestReport) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
