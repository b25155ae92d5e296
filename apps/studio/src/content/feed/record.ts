/** One row of the change feed per publication, written as the last statement of its transaction. */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { beforeCommit } from '../../platform/database/honest-transactions.ts'

/** The channel that wakes whoever waits for changes. */
export const channel = 'wajiha_changes'

/**
 * Ids are given in the order of commits: whoever writes holds this lock until the commit, so that a
 * reader who has seen id 8 can never miss a 7 that commits later.
 */
const orderLock = 2_026_112_001

/** Tells the feed that content under these tags changed, once this request's transaction commits. */
export async function recordChange(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  // The language being written helps readers to choose what to read again first.
  const given = [...new Set([...tags, ...(req.locale ? [`locale:${req.locale}`] : [])])]
  await beforeCommit(req.payload.db, req.transactionID, async (statements) => {
    // The id is taken when a row comes out of the lock, and so after it.
    await statements.execute(sql`
      with mine as materialized (select pg_advisory_xact_lock(${orderLock})),
      added as (
        insert into changes (tags)
        select array(select jsonb_array_elements_text(${JSON.stringify(given)}::jsonb)) from mine
        returning id
      ) select pg_notify(${channel}, id::text) from added`)
  })
}
