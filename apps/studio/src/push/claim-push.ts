/** Notices taken and given back; see `platform/queue/work-queue.ts`. */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { rolesThat } from '../platform/access/may.ts'
import { among } from '../platform/database/among.ts'
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
const leaseMs = 30_000
const mostInsisting = 20

export type ClaimedPush = Claim & {
  deviceId: string
  leadId: string
  number: number | null
  language: 'ar' | 'en'
  endpoint: string
  p256dh: string
  auth: string
}

/** Takes what waits the longest, of people who may still hear of leads. */
export async function claimPush(payload: BasePayload, now: Date): Promise<ClaimedPush | undefined> {
  const { rows } = await poolOf(payload).execute<ClaimedPush>(sql`
    update push_messages as p set ${claimedBy('p', leaseMs, now)}
    from push_devices as d, users as u
    where d.id = p.device_id and u.id = d.person_id and p.id = (
      select due.id from push_messages as due
      join push_devices as device on device.id = due.device_id
      join users as person on person.id = device.person_id
      where ${isDue('due', now)} and person.left_at is null
        and person.role::text in ${among(rolesThat('hearOfLeadsByPush'))}
      order by due.next_at limit 1 for update of due skip locked
    )
    returning p.id, p.claim, p.attempts, p.device_id as "deviceId", p.lead_id as "leadId", p.number,
      coalesce(u.language::text, 'ar') as language, d.endpoint, d.p256dh, d.auth`)
  return rows[0]
}

export const settlePush = (
  payload: BasePayload,
  push: ClaimedPush,
  to: Settled<'sent'>,
): Promise<void> =>
  insistOnWriting(
    { payload, most: mostInsisting, failure: 'A notice is not marked yet; it is tried again.' },
    () => settleClaim(payload, 'push_messages', push, to, sql`number = push_messages.number`),
  )

/** What a push service no longer knows is no device any more; its notices go with it. */
export async function forgetDevice(payload: BasePayload, id: string): Promise<void> {
  await poolOf(payload).execute(sql`delete from push_devices where id = ${id}::uuid`)
}

/** What is old is no news; devices of whoever left are theirs alone. */
export async function forgetOldPushes(payload: BasePayload): Promise<void> {
  await poolOf(payload).execute(
    sql`delete from push_messages where created_at < now() - interval '2 days'`,
  )
  await poolOf(payload).execute(sql`
    delete from push_devices as d using users as u where u.id = d.person_id and u.left_at is not null`)
}
