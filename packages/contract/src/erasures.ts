/**
 * What the studio tells the site of people who were erased, so that the site erases its own copies. No
 * name passes: identifiers come as keyed hashes, which the site compares with those of its rows.
 */
import { z } from 'zod'
import { timestampSchema } from './base.ts'
import type { Submission } from './forms/submission.ts'

/** HMAC-SHA256, hexadecimal. */
const hashSchema = z.string().regex(/^[a-f0-9]{64}$/)

export const erasureSchema = z.object({
  id: z.uuid(),
  /** What came later stays: the person wrote again. */
  at: timestampSchema,
  hashes: z.array(hashSchema).min(1).max(1_000),
})

/** Answer of `GET erasures`: those of the last sixty days, which is longer than any copy lives. */
export const erasuresSchema = z.object({
  /** Of the hashes, base64url. Only the site, which knows the service key, is told. */
  key: z.string().regex(/^[\w-]{43}$/),
  erasures: z.array(erasureSchema),
})

/** Body of `POST erasures/ID`: what the site erased. Said again, it counts once. */
export const erasureReportSchema = z.strictObject({
  /** Which inbox this is, of several sites'. */
  inbox: z.uuid(),
  rows: z.int().min(0),
  files: z.int().min(0),
  visits: z.int().min(0),
})

export type Erasure = z.output<typeof erasureSchema>
export type Erasures = z.output<typeof erasuresSchema>
export type ErasureReport = z.output<typeof erasureReportSchema>

/** The texts whose hashes stand for somebody: `phone:+966501234567`, `email:sara@example.com`. */
export const identifierTexts = {
  phone: (e164: string) => `phone:${e164}`,
  email: (norm: string) => `email:${norm}`,
  visitor: (id: string) => `visitor:${id}`,
}

/** All that stand for the person behind a submission. */
export function identifiersOf({ answers, visitor }: Pick<Submission, 'answers' | 'visitor'>) {
  const { phoneE164, emailNorm } = answers
  return [
    ...(phoneE164 ? [identifierTexts.phone(phoneE164)] : []),
    ...(emailNorm ? [identifierTexts.email(emailNorm)] : []),
    ...(visitor ? [identifierTexts.visitor(visitor)] : []),
  ]
}
