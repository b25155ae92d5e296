/** Rows of the outbox taken and given back; see `platform/queue/work-queue.ts`. */
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'
import {
  type Claim,
  claimedBy,
  insistOnWriting,
  isDue,
  type Settled,
  settleClaim,
} from '../platform/queue/work-queue.ts'
import type { OutboxRow } from './compose-message.ts'
import { longestSendMs } from './transport.ts'
import { isWanted } from './wanted.ts'

/** Nobody else takes a mail before this is over; more than an attempt can last. */
const leaseMs = longestSendMs + 60_000

/** Half seconds; in all less than the claim lasts. */
const mostInsisting = 300

export type ClaimedMail = OutboxRow & Claim

/** Takes the mail that is due for the longest time, and counts the attempt. */
export async function claimMail(payload: Payload, now: Date): Promise<ClaimedMail | undefined> {
  const { rows } = await poolOf(payload).execute<ClaimedMail>(sql`
    update outbox set ${claimedBy('outbox', leaseMs, now)}
    where id = (
      select id from outbox where ${isDue('outbox', now)} and ${isWanted}
      order by next_at, created_at limit 1 for update skip locked
    )
    returning id, kind, locale, "to", reply_to, subject, html, text, calendar, headers, message_id,
      attempts::int as attempts, created_at, claim`)
  return rows[0]
}

export type SettledMail = Settled<'sent' | 'written'> & {
  sentAt?: Date | undefined
  providerId?: string | undefined
}

/** Writes what became of an attempt, unless somebody else holds the mail by now. */
export const settleMail = (payload: Payload, mail: ClaimedMail, to: SettledMail): Promise<void> =>
  settleClaim(
    payload,
    'outbox',
    mail,
    to,
    sql`sent_at = ${to.sentAt?.toISOString() ?? null}, provider_id = ${to.providerId ?? null}`,
  )

/** What was sent must be written down. */
export const insistOnMail = (payload: Payload, write: () => Promise<void>): Promise<void> =>
  insistOnWriting(
    { payload, most: mostInsisting, failure: 'A sent mail is not marked yet; it is tried again.' },
    write,
  )

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
