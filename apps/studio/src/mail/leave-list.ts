/** Somebody leaves the newsletter: by their own wish, by a complaint, or because no mail reaches them. */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { statementsOf } from '../platform/database/statements.ts'
import { announceSubscriber } from '../webhooks/announce.ts'
import { serverFailure } from './claim-mail.ts'
import type { SubscriberState } from './template-keys.ts'

export type Leaving = 'unsubscribed' | 'bounced' | 'complained'

/** From which states each way out leads; a complaint stays one, whatever came before. */
const from: Record<Leaving, readonly SubscriberState[]> = {
  unsubscribed: ['pending', 'confirmed'],
  bounced: ['pending', 'confirmed'],
  complained: ['pending', 'confirmed', 'unsubscribed', 'bounced'],
}

/**
 * In the caller's transaction: the state, the mails that still wait, and the word to other systems where
 * the person was on the list. Links of old mails confirm nothing any more.
 *
 * @returns whether the state changed.
 */
export async function leaveList(
  req: PayloadRequest,
  id: string,
  leaving: Leaving,
  now = new Date(),
): Promise<boolean> {
  const statements = await statementsOf(req)
  const { rows } = await statements.execute<{ state: SubscriberState }>(sql`
    select state from subscribers where id = ${id} for update`)
  const before = rows[0]?.state
  if (!before) return false
  const leaves = from[leaving].includes(before)
  await statements.execute(sql`
    update subscribers
    set state = ${leaves ? leaving : before}, token_hash = null, token_expires_at = null,
        unsubscribed_at = ${leaving === 'bounced' ? sql`unsubscribed_at` : sql`coalesce(unsubscribed_at, ${now.toISOString()}::timestamptz)`},
        updated_at = now()
    where id = ${id}`)
  await statements.execute(sql`
    update outbox set state = 'cancelled', next_at = null, updated_at = now()
    where about_collection = 'subscribers' and about_id = ${id}
      and (state = 'waiting' or (state = 'failed' and last_error like ${`${serverFailure}%`}))
      and (claimed_until is null or claimed_until < now())`)
  if (leaves && before === 'confirmed') await announceSubscriber(req, 'unsubscribed', id)
  return leaves
}
