/** The visits that the site kept under a visitor's id, as `touches` holds them. */
import { sql } from '@payloadcms/db-postgres'
import type { RecordedVisit } from '@wajiha/contract'
import type { Payload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'

/**
 * Read outside any transaction: where it fails, the caller's own work goes on.
 *
 * @param visitor the site's id; @param until ISO 8601.
 * @returns the first one and the newest ones.
 */
export async function keptVisits(payload: Payload, visitor: string, until: string) {
  const drizzle = poolOf(payload)
  const { rows } = await drizzle.execute<{ visit: RecordedVisit }>(sql`
    select visit from (
      select visit, at, row_number() over (order by at) as oldest,
        row_number() over (order by at desc) as newest
      from touches
      where visitor = ${visitor} and kind = 'visit' and at <= ${until}::timestamptz
    ) as numbered
    where oldest = 1 or newest <= 100 order by at`)
  return rows.map(({ visit }) => visit)
}
