import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'
import type { SubscriberState } from './template-keys.ts'

type Row = { state?: SubscriberState; unsubscribedAt?: string | null }

/** Staff may take somebody off the list, never put them on it: confirming is the person's own doing. */
export const keepConsent: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const former: Row | undefined = originalDoc
  const { state: after }: Row = data
  const before = former?.state
  if (!req.user || !after || after === before) return data
  if (after === 'confirmed' || after === 'pending') {
    const message = sayTo(
      req,
      say(
        'لا يؤكّد الاشتراك إلّا صاحبه، من الرسالة التي وصلته.',
        'Only the person can confirm a subscription, from the mail they received.',
      ),
    )
    throw new ValidationError(
      { collection: 'subscribers', errors: [{ path: 'state', message }] },
      req.t,
    )
  }
  return { ...data, unsubscribedAt: new Date().toISOString() }
}
