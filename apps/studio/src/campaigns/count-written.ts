import type { BasePayload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'
import { sql } from '../reports/queries/ask.ts'

/** How many wrote by a campaign: leads that are neither spam nor duplicates nor thrown away. */
export async function countWritten(payload: BasePayload, campaign: string): Promise<number> {
  const { rows } = await poolOf(payload).execute<{ written: number }>(
    sql`select count(*)::int as written from leads
      where campaign_id = ${campaign} and deleted_at is null
        and stage::text not in ('spam', 'duplicate')`,
  )
  return rows[0]?.written ?? 0
}
