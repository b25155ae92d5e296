/**
 * Deliveries taken and given back, as the outbox does it: claimed for half a minute in a transaction of
 * its own and sent outside of any. Whoever dies over one leaves a claim that runs out.
 */
import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'

/** More than an attempt can last. */
export const leaseMs = 30_000

export type Claimed = {
  id: string
  claim: string
  attempts: number
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
export async function claimNext(
  payload: BasePayload,
  now: Date,
  only: string | null = null,
): Promise<Claimed | undefined> {
  const until = new Date(now.getTime() + leaseMs).toISOString()
  const at = now.toISOString()
  const { rows } = await poolOf(payload).execute<Claimed>(sql`
    update webhook_deliveries as d
    set claim = ${randomUUID()}, claimed_until = ${until}, attempts = d.attempts + 1, updated_at = now()
    from webhooks as w
    where w.id = d.webhook_id and d.id = (
      select due.id from webhook_deliveries as due
      join webhooks as open on open.id = due.webhook_id and open.is_active
      where due.state = 'waiting' and due.next_at <= ${at}
        and (due.claimed_until is null or due.claimed_until <= ${at})
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

export type Settled = {
  state: 'waiting' | 'sent' | 'failed'
  nextAt?: Date | undefined
  sentAt?: Date | undefined
  lastError?: string | undefined
}

/** Writes what became of an attempt, unless somebody else holds the delivery by now. */
export async function settle(
  payload: BasePayload,
  { id, claim }: Claimed,
  to: Settled,
): Promise<void> {
  await poolOf(payload).execute(sql`
    update webhook_deliveries
    set state = ${to.state}, next_at = ${to.nextAt?.toISOString() ?? null},
        sent_at = coalesce(${to.sentAt?.toISOString() ?? null}::timestamptz, sent_at),
        last_error = ${to.lastError ?? null}, claim = null, claimed_until = null, updated_at = now()
    where id = ${id} and claim = ${claim}`)
}

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
