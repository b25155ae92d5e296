/** Deliveries taken and given back; see `platform/queue/work-queue.ts`. */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'
import {
  type Claim,
  claimedBy,
  insistOnWriting,
  isDue,
  type Settled,
  settleClaim,
} from '../platform/queue/work-queue.ts'

/** More than an attempt can last. */
export const leaseMs = 30_000

/** Half seconds; in all less than the claim lasts. */
const mostInsisting = 20

export type ClaimedDelivery = Claim & {
  event: string
  eventId: string
  body: string
  url: string
  secret: string
}

/**
 * Takes what is due for the longest time, and counts the attempt. One webhook gets one request at a
 * time, so that a slow receiver holds up nobody else's; and that an alarm is over is not said before it
 * was raised.
 *
 * @param only this delivery, where it is due.
 */
export async function claimDelivery(
  payload: BasePayload,
  now: Date,
  only: string | null = null,
): Promise<ClaimedDelivery | undefined> {
  const at = now.toISOString()
  const { rows } = await poolOf(payload).execute<ClaimedDelivery>(sql`
    update webhook_deliveries as d
    set ${claimedBy('d', leaseMs, now)}
    from webhooks as w
    where w.id = d.webhook_id and d.id = (
      select due.id from webhook_deliveries as due
      join webhooks as open on open.id = due.webhook_id and open.is_active
      where ${isDue('due', now)}
        and (${only}::uuid is null or due.id = ${only}::uuid)
        and not (due.event = 'alarm.solved' and exists (
          select 1 from webhook_deliveries as raised
          where raised.webhook_id = due.webhook_id and raised.about_id = due.about_id
            and raised.event = 'alarm.raised' and raised.state = 'waiting'
        ))
        and not exists (
          select 1 from webhook_deliveries as busy
          where busy.webhook_id = due.webhook_id and busy.claimed_until > ${at}
        )
      order by due.next_at, due.created_at limit 1 for update of due skip locked
    )
    returning d.id, d.claim, d.attempts::int as attempts, d.event, d.event_id as "eventId", d.body,
      w.url, w.secret`)
  return rows[0]
}

export type SettledDelivery = Settled<'sent'> & { sentAt?: Date | undefined }

/** Writes what became of an attempt, unless somebody else holds the delivery by now. */
export const settleDelivery = (
  payload: BasePayload,
  delivery: ClaimedDelivery,
  to: SettledDelivery,
): Promise<void> =>
  settleClaim(
    payload,
    'webhook_deliveries',
    delivery,
    to,
    sql`sent_at = coalesce(${to.sentAt?.toISOString() ?? null}::timestamptz, sent_at)`,
  )

/** What was delivered must be written down. */
export const insistOnDelivery = (payload: BasePayload, write: () => Promise<void>): Promise<void> =>
  insistOnWriting(
    { payload, most: mostInsisting, failure: 'A delivery is not marked yet; it is tried again.' },
    write,
  )

const keptDays = 30

/**
 * What arrived long ago is not kept: it holds what people wrote. Alarms of what is still open stay, or
 * they would be raised once more.
 */
export async function forgetOld(payload: BasePayload, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
  await poolOf(payload).execute(sql`
    delete from webhook_deliveries as d where d.state = 'sent' and d.sent_at < ${oldest}
      and not exists (select 1 from alarms as a where a.id::text = d.about_id and a.state = 'open')`)
}
