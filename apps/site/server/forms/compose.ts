/** What is written to the inbox, from what was asked and answered. */
import { createHash, randomBytes } from 'node:crypto'
import type { Answers, Quarantine, QuestionFile, Submission } from '@wajiha/contract'
import { cleanLine, readRecordedVisits } from '@wajiha/contract/forms'
import { sumLength } from '../inbox/program-key.ts'
import type { SubmissionRequest } from './accept-submission.ts'
import { cvOf } from './upload.ts'

export type Key = { key: string; bodyHash: string }

type Parts = {
  asked: SubmissionRequest
  answers: Answers
  /** Files that answer the job's questions. */
  files: readonly QuestionFile[]
  quarantine: Quarantine
  consentVersion: string | undefined
  key: Key
  /** What the visitor is told. */
  reference: string
}

const keyPattern = /^[\w.:-]{1,100}$/
const day = 24 * 60 * 60_000

/**
 * What makes two submissions one, on whichever node they arrive: every key ends in a sum of what was said. The key
 * of a draft stands for each wording of it: sent twice it is one, corrected and sent again it is a second one that
 * nobody loses. A program's `Idempotency-Key` stands for exactly one body, which the inbox holds to; where two nodes
 * were told two, both were thanked for, and both are kept. Without any key, the same words on the same day are one.
 *
 * @returns nothing for a header that is no key.
 */
export function keyOf(
  { form, body, headerKey }: SubmissionRequest,
  answers: Answers,
  files: readonly QuestionFile[],
): Key | undefined {
  const sums = [cvOf(body.uploads)?.attachment.sha256 ?? '', ...files.map(({ sha256 }) => sha256)]
  const told = JSON.stringify([form, sorted(answers), ...sums])
  const bodyHash = createHash('sha256').update(told).digest('hex')
  const sum = bodyHash.slice(0, sumLength)
  if (headerKey !== undefined) {
    const key = headerKey.replace(/^"(.*)"$/, '$1')
    return keyPattern.test(key) ? { key: `h:${key}:${sum}`, bodyHash } : undefined
  }
  const draft = body.input.idempotencyKey
  if (typeof draft === 'string' && keyPattern.test(draft))
    return { key: `d:${draft}:${sum}`, bodyHash }
  const today = Math.floor(Date.now() / day)
  return { key: `c:${today}:${bodyHash.slice(0, 48)}`, bodyHash }
}

const sorted = (answers: Answers) => Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))

export function composeSubmission(parts: Parts): Submission {
  const { asked, answers, files, quarantine, consentVersion, key, reference } = parts
  const { form, body, locale, visitor } = asked
  const formKey = textOf(body.input.formKey, /^[a-z0-9-]{1,100}$/)
  const cv = cvOf(body.uploads)
  const pageUrl = textOf(body.input.pageUrl, /^\/(?!\/)/) ?? asked.pageUrl
  return {
    id: timeOrderedId(),
    idempotencyKey: key.key,
    reference,
    form,
    ...(formKey ? { formKey } : {}),
    receivedAt: new Date().toISOString(),
    locale,
    answers,
    // Whoever subscribes agrees by sending, and confirms it by a mail.
    ...(consentVersion &&
    (answers.consentPrivacy || answers.consentMarketing || form === 'subscribe')
      ? { consentVersion }
      : {}),
    ...(visitor.allowsAds ? { consentAds: true } : {}),
    ...(pageUrl ? { pageUrl: cleanLine(pageUrl).slice(0, 2_000) } : {}),
    touches: readRecordedVisits(body.input.touches),
    ...(visitor.vid ? { visitor: visitor.vid } : {}),
    quarantine,
    ipTrunc: visitor.ipTrunc,
    uaFamily: visitor.uaFamily,
    ...(cv ? { attachment: cv.attachment } : {}),
    ...(files.length > 0 ? { files: [...files] } : {}),
  }
}

const textOf = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && value.isWellFormed() && pattern.test(value) ? value : undefined

/** A UUID of version 7: sorts by time. Source: RFC 9562, section 5.7. */
function timeOrderedId(): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
