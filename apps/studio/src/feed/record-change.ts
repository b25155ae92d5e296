import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** The channel on which a committed change is announced. */
export const channel = 'changes'

/** Any number, as long as nothing else in the database locks it. */
const lockKey = 7_305_811

/**
 * Appends a change in the request's transaction and announces it at its commit. The lock is held
 * until then, so that ids become visible in their order: a reader that has seen 7 never finds a 6
 * that came later.
 */
export async function recordChange(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  const adapter = req.payload.db as unknown as PostgresAdapter
  const transaction = await req.transactionID
  const database = (transaction && adapter.sessions[transaction as string]?.db) || adapter.drizzle
  const list = sql.join(
    tags.map((tag) => sql`${tag}`),
    sql`, `,
  )
  await database.execute(sql`
    WITH locked AS MATERIALIZED (SELECT pg_advisory_xact_lock(${sql.raw(String(lockKey))})),
         added AS (INSERT INTO changes (tags) SELECT ARRAY[${list}]::text[] FROM locked RETURNING id)
    SELECT pg_notify(${channel}, id::text) FROM added`)
}
