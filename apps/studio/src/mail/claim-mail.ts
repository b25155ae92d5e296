/**
 * Rows of the outbox taken and given back. A mail is claimed for a few minutes in a transaction of its
 * own and sent outside of any: whoever dies over it leaves a claim that runs out.
 */
import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'
import type { OutboxRow } from './compose-message.ts'
import { longestSendMs } from './transport.ts'

/** Nobody else takes a mail before this is over; more than an attempt can last. */
const leaseMs = longestSendMs + 60_000

export type Claimed = OutboxRow & { claim: string }

/** Takes the mail that is due for the longest time, and counts the attempt. */
export async function claimNext(payload: Payload, now: Date): Promise<Claimed | undefined> {
  const until = new Date(now.getTime() + leaseMs).toISOString()
  const at = now.toISOString()
  const { rows } = await poolOf(payload).execute<Claimed>(sql`
    update outbox
    set claim = ${randomUUID()}, claimed_until = ${until}, attempts = attempts + 1, updated_at = now()
    where id = (
      select id from outbox
      where state = 'waiting' and next_at <= ${at} and (claimed_until is null or claimed_until <= ${at})
      order by next_at, created_at limit 1 for update skip locked
    )
    returning id, kind, locale, "to", reply_to, subject, html, text, calendar, headers, message_id,
      attempts::int as attempts, created_at, claim`)
  return rows[0]
}

type Settled = {
  state: 'waiting' | 'sent' | 'written' | 'failed'
  nextAt?: Date | undefined
  sentAt?: Date | undefined
  lastError?: string | undefined
  providerId?: string | undefined
}

/** Writes what became of an attempt, unless somebody else holds the mail by now. */
export async function settle(payload: Payload, { id, claim }: Claimed, to: Settled): Promise<void> {
  await poolOf(payload).execute(sql`
    update outbox
    set state = ${to.state}, next_at = ${to.nextAt?.toISOString() ?? null},
        sent_at = ${to.sentAt?.toISOString() ?? null}, last_error = ${to.lastError ?? null},
        provider_id = ${to.providerId ?? null}, claim = null, claimed_until = null, updated_at = now()
    where id = ${id} and claim = ${claim}`)
}

/** The mark of failures that were the server's and no mail's. */
export const serverFailure = 'server: '
const days = 5

/** Once the server takes mail again, those that failed for want of it alone begin anew. */
export async function reviveUndelivered(payload: Payload, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - days * 86_400_000).toISOString()
  await poolOf(payload).execute(sql`
    update outbox
    set state = 'waiting', attempts = 0, next_at = ${now.toISOString()}, updated_at = now()
    where state = 'failed' and last_error like ${`${serverFailure}%`} and created_at > ${oldest}`)
}
