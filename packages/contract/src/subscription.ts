/**
 * What somebody decides about the newsletter, or about what we keep of them, from a link in a mail. The site passes it on, and the
 * studio answers how it stands now. Said twice, it stands as it did after the first time.
 */
import { z } from 'zod'
import { localeSchema } from './base.ts'

/** From a link in a mail; only the studio can read it. */
const subscriptionTokenSchema = z.string().regex(/^[\w.-]{20,300}$/)

export const subscriptionActionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('confirm'), token: subscriptionTokenSchema }),
  z.strictObject({ action: z.literal('unsubscribe'), token: subscriptionTokenSchema }),
  /** In which language the newsletter comes. */
  z.strictObject({
    action: z.literal('choose'),
    token: subscriptionTokenSchema,
    locale: localeSchema,
  }),
  /** An applicant who was warned lets us keep what they sent. */
  z.strictObject({ action: z.literal('keep'), token: subscriptionTokenSchema }),
])

export const subscriptionOutcomes = [
  'confirmed',
  /** It had been confirmed before: a link that was pressed twice. */
  'already',
  'unsubscribed',
  'chosen',
  /** The application stays for another span. */
  'kept',
  /** The link was real and holds no longer: its time is over, or a newer one was sent. */
  'expired',
  /** No link of ours, or one of somebody whose data is gone. */
  'unknown',
] as const
const subscriptionOutcomeSchema = z.enum(subscriptionOutcomes)

/** What the studio answers to an action. */
export const subscriptionAnswerSchema = z.object({ outcome: subscriptionOutcomeSchema })

export type SubscriptionAction = z.output<typeof subscriptionActionSchema>
export type SubscriptionOutcome = z.output<typeof subscriptionOutcomeSchema>
