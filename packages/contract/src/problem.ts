/**
 * Errors as RFC 9457 problem documents. Codes travel between programs; the sentence a person reads
 * is written in the site's messages, in their language.
 */
import { z } from 'zod'

export const problemCodes = {
  /** The request itself is wrong: an unknown parameter, a value out of range. */
  bad_request: 400,
  unauthorised: 401,
  forbidden: 403,
  /** Nothing is published there in that language. */
  not_found: 404,
  method_not_allowed: 405,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  /** The values do not hold; `fields` names each and says why in codes. */
  validation: 422,
  /** The same `Idempotency-Key` came with another body before. */
  idempotency_key_reused: 422,
  /** A little reckoning is asked for first: the answer's `challenge`, solved and sent along. */
  proof_required: 428,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemCodes

export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int().min(400).max(599),
  code: z.enum(Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]]),
  detail: z.string().optional(),
  /** Per field, the codes of what to change: `{ phone: ['phone.invalid'] }`. */
  fields: z.record(z.string(), z.array(z.string())).optional(),
})

export type Problem = z.output<typeof problemSchema>

/** Builds the problem document of a code; its status follows from the code. */
export function problem(code: ProblemCode, detail?: string, fields?: Problem['fields']): Problem {
  const title = code.replaceAll('_', ' ')
  return {
    type: 'about:blank',
    title,
    status: problemCodes[code],
    code,
    ...(detail ? { detail } : {}),
    ...(fields ? { fields } : {}),
  }
}
