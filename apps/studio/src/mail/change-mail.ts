/** What may still happen to a mail that was queued: called back, or sent once more. */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload, PayloadRequest } from 'payload'
import { among } from '../platform/database/among.ts'
import { poolOf, statementsOf } from '../platform/database/statements.ts'
import { isWanted } from './wanted.ts'

/**
 * Calls a mail back as long as it waits and nobody holds it; in the caller's transaction.
 *
 * @param key as it was queued.
 * @returns whether it will not be sent. `false`: it left, is leaving right now, or never was.
 */
export async function cancelMail(req: PayloadRequest, key: string): Promise<boolean> {
  const { rows } = await (await statementsOf(req)).execute(sql`
    update outbox set state = 'cancelled', next_at = null, updated_at = now()
    where key = ${key} and state = 'waiting' and (claimed_until is null or claimed_until < now())
    returning id`)
  return rows.length > 0
}

/**
 * Takes mails out of the queue that another one says better, as if they had never been written.
 *
 * @returns the keys of those that will not be sent; any other left, is leaving right now, or never was.
 */
export async function withdrawMails(
  req: PayloadRequest,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await (await statementsOf(req)).execute<{ key: string }>(sql`
    delete from outbox
    where key in ${among(keys)} and state = 'waiting' and (claimed_until is null or claimed_until < now())
    returning key`)
  return new Set(rows.map(({ key }) => key))
}

/** Takes mails of a kind about a document out of the queue, as long as nobody holds them. */
export async function withdrawMailsOf(
  req: PayloadRequest,
  about: { collection: string; id: string },
  kind: string,
): Promise<void> {
  await (await statementsOf(req)).execute(sql`
    delete from outbox
    where about_collection = ${about.collection} and about_id = ${about.id} and kind = ${kind}
      and state = 'waiting' and (claimed_until is null or claimed_until < now())`)
}

/** Calls a mail back for a person who looks at it. */
export async function cancelById(payload: BasePayload, id: string): Promise<boolean> {
  const { rows } = await poolOf(payload).execute(sql`
    update outbox set state = 'cancelled', next_at = null, updated_at = now()
    where id = ${id} and state = 'waiting' and (claimed_until is null or claimed_until < now())
    returning id`)
  return rows.length > 0
}

/** Puts a mail that failed, was called back or lies as a file into the queue again, from the first attempt. */
export async function sendAgain(payload: BasePayload, id: string): Promise<boolean> {
  const { rows } = await poolOf(payload).execute(sql`
    update outbox
    set state = 'waiting', attempts = 0, next_at = now(), claim = null, claimed_until = null,
        bounce = null, bounced_at = null, bounce_reason = null, updated_at = now()
    where id = ${id} and state in ('failed', 'cancelled', 'written') and ${isWanted}
    returning id`)
  return rows.length > 0
}
