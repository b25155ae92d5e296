/** Addresses without a page in their table, in one statement however many there are. Again is the same. */
import { sql } from '@payloadcms/db-postgres'
import type { MissedAddress } from '@wajiha/contract'
import type { BasePayload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'

/** Rows that are kept: those that were asked for last. Anybody can ask for anything. */
const most = 5_000
const keptDays = 180

/** @throws when the database does not take them; then none of them is stored. */
export async function storeMisses(payload: BasePayload, misses: readonly MissedAddress[]) {
  const drizzle = poolOf(payload)
  const rows = sql.join([...byKey(misses).values()].map(rowOf), sql`, `)
  // What was left alone stays so, also when it is reached from another place.
  await drizzle.execute(sql`
    insert into missing_pages (key, path, came_from, count, last_at, state)
    select v.key, v.path, v.came_from, v.count, v.last_at, coalesce(
      (select m.state from missing_pages m where m.path = v.path limit 1),
      'open'::enum_missing_pages_state)
    from (values ${rows}) as v (key, path, came_from, count, last_at)
    on conflict (key) do update set count = greatest(missing_pages.count, excluded.count),
      last_at = greatest(missing_pages.last_at, excluded.last_at), updated_at = now()`)
  await drizzle.execute(sql`
    delete from missing_pages where last_at < now() - make_interval(days => ${keptDays}::int)
      or id in (select id from missing_pages order by last_at desc offset ${most})`)
}

/** By their key: one upsert must not name a row twice. */
const byKey = (misses: readonly MissedAddress[]) => new Map(misses.map((miss) => [miss.key, miss]))

const rowOf = ({ key, path, from, count, lastAt }: MissedAddress) =>
  sql`(${key}::text, ${path}::text, ${from ?? null}::text, ${count}::numeric, ${lastAt}::timestamptz)`
