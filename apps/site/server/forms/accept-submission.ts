/**
 * From a body to a row in the inbox: checked, judged, counted, written. This is the one way in for
 * every form, whether a page or a program sent it. What is answered with thanks is on the disk.
 */
import type { Answers, Locale, ProblemCode, QuestionAnswer } from '@wajiha/contract'
import {
  type FieldErrors,
  type FormName,
  questionName,
  readForm,
  readQuestions,
  typedValues,
} from '@wajiha/contract/forms'
import type { FormAnswer } from '#app/content/form-answer.ts'
import type { Visitor } from '../http/visitor.ts'
import { InboxUnavailable } from '../inbox/group-commit.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { type Log, reasonOf } from '../log.ts'
import { referenceOf } from '../plumbing/new-reference.ts'
import { noteTraceOf } from '../traces/message-traces.ts'
import { composeSubmission, keyOf } from './compose.ts'
import type { FormFacts } from './form-facts.ts'
import type { FormBody } from './read-body.ts'
import type { ScanFiles } from './scan-files.ts'
import type { Challenge } from './spam/proofs.ts'
import type { SpamCheck } from './spam/spam-check.ts'
import { cvOf, type FileField, isKept, type Uploads } from './upload.ts'

export type SubmissionRequest = {
  form: FormName
  body: FormBody
  locale: Locale
  visitor: Visitor
  /** `Idempotency-Key`, of programs that send one. */
  headerKey: string | undefined
  /** Whether the sender can be asked for a proof; only the pages' own script can. */
  canProve?: boolean
  /** Where the form stood, when the form itself does not say. */
  pageUrl?: string
}

export type SubmissionOutcome =
  | { kind: 'accepted'; id: string; reference: string }
  /** Not stored yet: the browser sends the same message again, with the proof. */
  | { kind: 'asked'; challenge: Challenge }
  | { kind: 'invalid'; fields: FieldErrors; values: FormAnswer['values'] }
  | {
      kind: 'refused'
      code: ProblemCode
      values: FormAnswer['values']
      retryAfter?: number | undefined
    }

type Parts = {
  inbox: Inbox
  spamCheck: SpamCheck
  facts: FormFacts
  log: Log
  onAccepted: () => void
  /** Gives every node's submission of a key the same reference. */
  secret: Buffer
  /** The agency's own scanner of files, where one is configured. */
  scanFiles?: ScanFiles
}

export type AcceptSubmission = (asked: SubmissionRequest) => Promise<SubmissionOutcome>

export function createAcceptSubmission(parts: Parts): AcceptSubmission {
  const { inbox, spamCheck, facts, log, onAccepted, scanFiles, secret } = parts
  return async (asked) => {
    const { form, body, locale, visitor } = asked
    const hasFile = body.uploads.has('cv')
    const read = readForm(form, body.input, { ...(await facts.countries()), hasFile })
    const asks = await readAsked(facts, asked)
    const values = { ...typedValues(form, body.input), ...asks.values }
    const fields = {
      ...(read.kind === 'invalid' ? read.fields : {}),
      ...cvErrors(body.uploads),
      ...asks.fields,
    }
    if (read.kind === 'invalid' || Object.keys(fields).length > 0)
      return { kind: 'invalid', fields, values }
    const questions = asks.answers.length > 0 ? { questions: asks.answers } : {}
    const answers: Answers = { ...read.answers, ...questions }
    const files = filesOf(asks.answers, body.uploads)
    const told = files.map(({ file }) => file)
    const key = keyOf(asked, answers, told)
    if (!key) return { kind: 'refused', code: 'bad_request', values }
    const known = inbox.find(key)
    if (known) return known.kind === 'conflict' ? conflict(values) : known
    const canProve = asked.canProve ?? false
    const toBeChecked = { input: body.input, answers, visitor, key: key.key, canProve }
    const retryAfter = await spamCheck.secondsToWait(form, visitor)
    if (retryAfter > 0) return { kind: 'refused', code: 'too_many_requests', values, retryAfter }
    const refused = (await scanFiles?.(body.uploads)) ?? {}
    if (refused === 'unavailable')
      return { kind: 'refused', code: 'unavailable', values, retryAfter: 60 }
    if (Object.keys(refused).length > 0) return { kind: 'invalid', fields: refused, values }
    const verdict = await spamCheck.judge(toBeChecked)
    if (verdict.kind === 'asked') return verdict
    const { quarantine } = verdict
    const consentVersion = await facts.consentVersion(locale)
    const submission = composeSubmission({
      asked,
      answers,
      files: told,
      quarantine,
      consentVersion,
      key,
      reference: freeReference(key.key, secret, inbox),
    })
    try {
      const accepted = await inbox.accept(submission, key.bodyHash, {
        cv: cvOf(body.uploads)?.path,
        questions: files.map(({ path }) => path),
      })
      if (accepted.kind === 'conflict') return conflict(values)
      if (accepted.kind === 'stored') {
        noteTraceOf(key.key)
        onAccepted()
      }
      return { kind: 'accepted', id: accepted.id, reference: accepted.reference }
    } catch (error) {
      if (!(error instanceof InboxUnavailable)) throw error
      log.error('inbox_unavailable', { form, reason: reasonOf(error.cause) })
      return { kind: 'refused', code: 'unavailable', values, retryAfter: 5 }
    }
  }
}

/** Of some 10¹² one: where another message has it by chance, the next. */
function freeReference(key: string, secret: Buffer, inbox: Inbox): string {
  let reference = referenceOf(key, secret)
  for (let at = 2; inbox.hasReference(reference); at += 1)
    reference = referenceOf(`${key} ${at}`, secret)
  return reference
}

/** The seat's own questions, as its page asks them in this language. */
async function readAsked(facts: FormFacts, { form, body, locale }: SubmissionRequest) {
  const slug = form === 'apply' && typeof body.input.job === 'string' ? body.input.job : undefined
  const questions = await facts.questionsOf(locale, slug?.normalize('NFC'))
  return readQuestions(questions, body.input, (name) => {
    const received = body.uploads.get(name as FileField)
    return isKept(received) ? received.file : received
  })
}

function cvErrors(uploads: Uploads): FieldErrors {
  const cv = uploads.get('cv')
  return cv && !isKept(cv) ? { cv: [cv.code] } : {}
}

/** The files that answer questions, in the order of the questions; others are not kept. */
function filesOf(answers: readonly QuestionAnswer[], uploads: Uploads) {
  return answers.flatMap(({ id, kind }) => {
    const upload = kind === 'file' ? uploads.get(questionName(id)) : undefined
    return isKept(upload) ? [{ path: upload.path, file: { question: id, ...upload.file } }] : []
  })
}

const conflict = (values: FormAnswer['values']): SubmissionOutcome => ({
  kind: 'refused',
  code: 'idempotency_key_reused',
  values,
})
