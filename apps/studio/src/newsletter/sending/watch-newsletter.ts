/** Keeps issues moving for as long as the process lives; several processes share the work. */
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { isWanted } from '../../mail/wanted.ts'
import { poolOf } from '../../platform/database/statements.ts'
import { inOwnTransaction } from '../../platform/database/transactions.ts'
import { every } from '../../platform/every.ts'
import { sendBatch } from './send-batch.ts'
import { startIssue } from './start-issue.ts'
import { holdBack } from './steer-issue.ts'

const everyMs = 2_000

export function watchNewsletter(payload: Payload): void {
  every({
    payload,
    everyMs,
    failure: 'The newsletter could not be looked at; it is tried again.',
    work: () => moveNewsletter(payload, new Date()),
  })
}

/** One round: what is due begins, what is on its way goes on. @returns how many mails were queued. */
export async function moveNewsletter(payload: Payload, now: Date): Promise<number> {
  const issues = await underWay(payload, now)
  let queued = 0
  for (const { id, state } of issues) {
    if (state === 'scheduled') await begin(payload, id, now)
    // A mail that a server was taking while somebody pressed the button may have come back since.
    else if (state === 'paused' || state === 'stopped')
      await inOwnTransaction(payload, (req) => holdBack(req, id, state))
    else queued += await sendBatch(payload, id, now)
  }
  if (issues.length > 0) await callBackUnwanted(payload, now)
  return queued
}

type Moving = { id: string; state: 'scheduled' | 'sending' | 'paused' | 'stopped' }

async function underWay(payload: Payload, now: Date): Promise<Moving[]> {
  const { rows } = await poolOf(payload).execute<Moving>(sql`
    select i.id::text as id, i.state::text as state from newsletter_issues i
    where i.state = 'sending' or (i.state = 'scheduled' and i.send_at <= ${now.toISOString()})
      or (i.state in ('paused', 'stopped') and exists (
        select 1 from outbox o where o.issue = i.id::text and o.state = 'waiting' and o.next_at is not null))
    order by i.started_at nulls last`)
  return rows
}

/** An issue that cannot be sent by now is a draft again, and the log says why. */
async function begin(payload: Payload, id: string, now: Date): Promise<void> {
  const refused = await inOwnTransaction(payload, (req) => startIssue(req, id, now))
  if (!refused) return
  payload.logger.warn({ id, msg: `A newsletter issue was not sent: ${refused.en}` })
  await poolOf(payload).execute(sql`
    update newsletter_issues set state = 'draft', send_at = null, updated_at = now()
    where id::text = ${id} and state = 'scheduled'`)
}

/** Mails of readers who have left since, whatever had held them up: of a sender who died, once its claim is over. */
const callBackUnwanted = (payload: Payload, now: Date) =>
  poolOf(payload).execute(sql`
    update outbox set state = 'cancelled', next_at = null, updated_at = now()
    where issue is not null and state = 'waiting' and not ${isWanted}
      and (claimed_until is null or claimed_until < ${now.toISOString()})`)
