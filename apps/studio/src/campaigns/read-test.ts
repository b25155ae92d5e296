/** What the two sides of a test brought: visits as the site counted them, leads as the desk took them. */
import { variantCountPath } from '@wajiha/contract'
import type { BasePayload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'
import { sql } from '../reports/queries/ask.ts'
import type { SideFigures } from './judge-test.ts'

type Row = { a: number; b: number }

/** Counts a person once however often they wrote; a lead without a person counts by itself. */
const person = sql`coalesce(person_id::text, id::text)`

/** @param test its name; see `testIdOf`. */
export async function readTest(
  payload: BasePayload,
  test: string,
): Promise<Record<'a' | 'b', SideFigures>> {
  const pool = poolOf(payload)
  const [a, b] = [variantCountPath({ test, side: 'a' }), variantCountPath({ test, side: 'b' })]
  const visits = await pool.execute<Row>(
    sql`select coalesce(sum(count) filter (where path = ${a}), 0)::float as a,
        coalesce(sum(count) filter (where path = ${b}), 0)::float as b
      from page_counts where path in (${a}, ${b})`,
  )
  const leads = await pool.execute<Row>(
    sql`select count(distinct ${person}) filter (where variant::text = 'a')::float as a,
        count(distinct ${person}) filter (where variant::text = 'b')::float as b
      from leads where variant_test = ${test} and deleted_at is null
        and stage::text not in ('spam', 'duplicate')`,
  )
  const sideOf = (side: 'a' | 'b') => ({
    visits: visits.rows[0]?.[side] ?? 0,
    leads: leads.rows[0]?.[side] ?? 0,
  })
  return { a: sideOf('a'), b: sideOf('b') }
}
