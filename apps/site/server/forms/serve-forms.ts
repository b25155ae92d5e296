/**
 * `/api/forms/NAME`: what the pages' script and other programs send, as JSON or multipart. 202 with a
 * reference once it is on the disk; every other answer is a problem document. Nothing here is cached,
 * and no other site's page may call it.
 */
import { readLocale } from '@wajiha/arabic'
import type { Locale } from '@wajiha/contract'
import { type FieldErrors, type FormName, formNames } from '@wajiha/contract/forms'
import { sendAndHearOut, sendFormProblem } from '../http/answer.ts'
import { BodyRefused } from '../http/bounded-body.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { type Admitted, guardPost } from '../http/guard-post.ts'
import { sendJson } from '../http/send.ts'
import type { Visitor } from '../http/visitor.ts'
import type { Limiter } from '../limits/limit.ts'
import type { AcceptSubmission, SubmissionOutcome } from './accept-submission.ts'
import { readBody } from './read-body.ts'
import type { Tokens } from './tokens.ts'
import { discardUploads } from './upload.ts'

export type FormParts = {
  acceptSubmission: AcceptSubmission
  tokens: Tokens
  /** Folder for files that are arriving. */
  incoming: string
  origin: string
  visitorOf: (request: Exchange['request']) => Visitor
  flood: Limiter
}

const prefix = '/api/forms/'

/** GET: the token of a form that was just touched; 405 where only POST is answered. */
export function serveFormTokens(tokens: Tokens): Handler {
  return (exchange) => {
    if (!exchange.pathname.startsWith(prefix)) return false
    const name = exchange.pathname.slice(prefix.length)
    if (name === 'token')
      return sendJson(exchange, 200, { token: tokens.issue() }, { 'cache-control': 'no-store' })
    if (!isForm(name)) return sendFormProblem(exchange, 'not_found')
    return sendFormProblem(exchange, 'method_not_allowed', { headers: { allow: 'POST' } })
  }
}

/** POST: the forms themselves. */
export function serveForms(parts: FormParts): Handler {
  const answer = guardPost({ ...parts, kinds: ['json', 'multipart'] }, accept)
  return (exchange) => {
    const { pathname } = exchange
    if (!pathname.startsWith(prefix)) return false
    const name = pathname.slice(prefix.length)
    return isForm(name) ? answer(exchange, name) : sendFormProblem(exchange, 'not_found')
  }

  async function accept(
    exchange: Exchange,
    { visitor, kind }: Admitted,
    form: FormName,
  ): Promise<true> {
    const { request } = exchange
    try {
      const body = await readBody(request, kind, parts.incoming)
      const headerKey = request.headers['idempotency-key'] as string | undefined
      const locale = localeOf(exchange, body.input.locale)
      const canProve = body.input.canProve !== undefined
      const asked = { form, body, locale, visitor, headerKey, canProve }
      const taken = await parts.acceptSubmission(asked).finally(() => discardUploads(body.uploads))
      return sendTaken(exchange, taken)
    } catch (error) {
      return sendRefusal(exchange, error)
    }
  }
}

const isForm = (name: string): name is FormName => (formNames as readonly string[]).includes(name)

function localeOf({ request }: Exchange, told: unknown): Locale {
  const asked = request.headers['content-language'] ?? told
  return readLocale(asked)
}

function sendTaken(exchange: Exchange, taken: SubmissionOutcome): true | Promise<true> {
  if (taken.kind === 'accepted')
    return sendAndHearOut(exchange, {
      status: 202,
      type: 'application/json',
      text: JSON.stringify({ reference: taken.reference, id: taken.id }),
    })
  if (taken.kind === 'asked')
    return sendFormProblem(exchange, 'proof_required', { members: { challenge: taken.challenge } })
  if (taken.kind === 'invalid')
    return sendFormProblem(exchange, invalidCode(taken.fields), { fields: asFields(taken.fields) })
  const { code, retryAfter } = taken
  const headers = retryAfter ? { 'retry-after': String(retryAfter) } : {}
  return sendFormProblem(exchange, code, { headers })
}

/** What is wrong with the values, or only how large a file is. */
function invalidCode(fields: FieldErrors): 'too_large' | 'validation' {
  const codes = Object.values(fields).flat()
  const areLarge = codes.every((code) => /^(?:cv|file)\.too_large$|^file\.together$/.test(code))
  return areLarge ? 'too_large' : 'validation'
}

const asFields = (fields: FieldErrors) => fields as Record<string, string[]>

/** What the reading of a body ended in. @throws whatever is our own mistake. */
function sendRefusal(exchange: Exchange, error: unknown): Promise<true> {
  const code = refusalCode(error)
  if (!code) throw error
  const fields = error instanceof BodyRefused && error.fields
  return sendFormProblem(exchange, code, fields ? { fields: asFields(fields) } : {})
}

/** The code of a body that could not be read; a full disk is nobody's mistake. */
export function refusalCode(error: unknown) {
  if (error instanceof BodyRefused) return error.code
  const { code } = error as NodeJS.ErrnoException
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE'].includes(code ?? '')
    ? 'unavailable'
    : undefined
}
