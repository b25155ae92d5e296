/** Addresses that lead elsewhere: short links that are counted, and redirects that are not. */
import { z } from 'zod'
import { leadsAstray } from './leads-astray.ts'

/**
 * Where a short link may lead: another site, a mail or phone address, or a path of this one.
 * `javascript:` and the like never pass, and neither does what browsers read as another host.
 */
export const linkTargetSchema = z
  .string()
  .max(2000)
  .regex(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i)
  .refine((target) => !leadsAstray(target))

export const shortLinkSchema = z.object({
  id: z.string(),
  /** 3–64 letters, digits, `_` or `-`; compared without regard to case. */
  code: z.string().min(3).max(64),
  target: linkTargetSchema,
  state: z.enum(['active', 'paused', 'archived']),
  startsAt: z.string().optional(),
  expiresAt: z.string().optional(),
  /** Whose campaign parameters win when both the target and the visitor bring them. */
  paramPolicy: z.enum(['keep-target', 'visitor-overrides', 'drop-all']),
})

/** `from` is a path without query; `to` a path of this site or an absolute address. */
export const redirectSchema = z.object({
  id: z.string(),
  from: z
    .string()
    .regex(/^\/(?!\/)/)
    .refine((path) => !leadsAstray(path)),
  to: linkTargetSchema,
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
})

export type ShortLink = z.output<typeof shortLinkSchema>
export type Redirect = z.output<typeof redirectSchema>
