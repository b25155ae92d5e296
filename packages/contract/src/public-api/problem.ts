/** Every way the API for other systems says no: RFC 9457, with what to do about it, in two languages. */
import { z } from 'zod'
import { apiScopeSchema } from './scopes.ts'

export const publicProblemCodes = {
  bad_request: 400,
  key_missing: 401,
  key_unknown: 401,
  key_expired: 401,
  key_revoked: 401,
  scope_missing: 403,
  not_found: 404,
  method_not_allowed: 405,
  /** The same `Idempotency-Key` came with another body before. */
  idempotency_key_reused: 409,
  too_large: 413,
  unsupported_media_type: 415,
  /** `fields` names each value that does not hold. */
  validation: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type PublicProblemCode = keyof typeof publicProblemCodes

const fieldMistakeSchema = z.object({
  code: z.string().describe('For programs, such as `phone.invalid`'),
  detail: z.string().describe('For people, in the language asked for'),
})

export const publicProblemSchema = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int().min(400).max(599),
    code: z.enum(Object.keys(publicProblemCodes) as [PublicProblemCode, ...PublicProblemCode[]]),
    detail: z.string().describe('What happened, in the language of `Accept-Language`'),
    toDo: z.string().describe('What to do about it, in the same language'),
    scope: apiScopeSchema.optional().describe('The one that the key lacks'),
    fields: z
      .record(z.string(), z.array(fieldMistakeSchema))
      .optional()
      .describe('By field, what is wrong with it'),
  })
  .describe('A problem, as RFC 9457 says it')

export type FieldMistake = z.output<typeof fieldMistakeSchema>
export type PublicProblem = z.output<typeof publicProblemSchema>
