import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'

/** What was imported for each link in all, by its id. */
export async function importedCosts(
  payload: Payload,
  currency: string,
): Promise<Map<string, number>> {
  const { rows } = await poolOf(payload).execute<{ link: string; amount: number }>(sql`
    select link_id::text as link, sum(amount)::float as amount from campaign_costs
    where currency = ${currency} group by 1`)
  return new Map(rows.map(({ link, amount }) => [link, amount]))
}
