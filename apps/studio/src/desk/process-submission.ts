/**
 * What the site delivered, turned into work: a lead, an application or a subscriber, with its history
 * and its mails, in one transaction. Called as often as one likes, it happens once: the row is locked,
 * `processedAt` says that it is done, and each document carries its submission under a unique key.
 */
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { receiveSubscription } from '../mail/subscribe.ts'
import { poolOf, statementsOf } from '../platform/database/statements.ts'
import { inOwnTransaction } from '../platform/database/transactions.ts'
import type { Row } from './common-values.ts'
import { makeApplication } from './make-application.ts'
import { makeLead } from './make-lead.ts'

/**
 * Takes one submission in.
 *
 * @returns whether this call did it; `false` for one that is done, unknown, or in other hands.
 * @throws whatever went wrong, after the row was put aside for a while.
 */
export async function processSubmission(payload: Payload, id: string): Promise<boolean> {
  try {
    return await inOwnTransaction(payload, async (req) => {
      const row = await claim(req, id)
      if (row) await fulfilSubmission(req, row)
      return row !== undefined
    })
  } catch (error) {
    await putAside(payload, id, error)
    throw error
  }
}

/** The row, held until the end of the transaction; nothing when it is done or another one holds it. */
async function claim(req: PayloadRequest, id: string): Promise<Row | undefined> {
  const statements = await statementsOf(req)
  const { rows } = await statements.execute<Row>(sql`
    select id, payload, is_quarantined as "isQuarantined", released_at as "releasedAt"
    from submissions where id = ${id} and processed_at is null
    for update skip locked`)
  return rows[0]
}

/** Everything that follows from a submission, in the transaction of the request. */
export async function fulfilSubmission(req: PayloadRequest, row: Row): Promise<void> {
  const { form } = row.payload
  if (form === 'subscribe') await subscribe(req, row)
  else if (form === 'apply') await makeApplication(req, row)
  else await makeLead(req, row)
  const statements = await statementsOf(req)
  await statements.execute(sql`
    update submissions set processed_at = now(), process_error = null, process_after = null
    where id = ${row.id}`)
}

/** A mail of confirmation goes to nobody on a robot's word: it waits for its release. */
async function subscribe(req: PayloadRequest, { payload, isQuarantined, releasedAt }: Row) {
  if (!isQuarantined || releasedAt) await receiveSubscription(req, payload)
}

/** Tries again later, and ever later, so that one bad row does not hold up the others. */
async function putAside(payload: Payload, id: string, error: unknown): Promise<void> {
  const why = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  await poolOf(payload)
    .execute(sql`
      update submissions set
        process_tries = coalesce(process_tries, 0) + 1,
        process_after = now() + least(power(2, coalesce(process_tries, 0)) * 5, 3600) * interval '1 second',
        process_error = ${why}
      where id = ${id} and processed_at is null`)
    .catch((err) => payload.logger.warn({ err, msg: 'A submission could not be put aside' }))
}
