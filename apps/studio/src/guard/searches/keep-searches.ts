/** Searches that found nothing in their table, in one statement however many there are. Again is the same. */
import { sql } from '@payloadcms/db-postgres'
import type { VainSearch } from '@wajiha/contract'
import type { BasePayload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'

const keptDays = 90
/** Rows that are kept, the newest: anybody can look for anything. */
const most = 5_000

/** @throws when the database does not take them; then none of them is stored. */
export async function keepSearches(payload: BasePayload, searches: readonly VainSearch[]) {
  const rows = JSON.stringify([...new Map(searches.map((one) => [one.key, one])).values()])
  // What was hidden stays so, also on another day.
  await poolOf(payload).execute(sql`
    insert into guard_searches (key, day, locale, words, count, hidden)
    select v.key, v.day, v.locale, v.words, v.count, exists (
      select from guard_searches s where s.locale = v.locale and s.words = v.words and s.hidden)
    from jsonb_to_recordset(${rows}::jsonb) as v(key text, day date, locale text, words text, count int)
    on conflict (key) do update set count = greatest(guard_searches.count, excluded.count)`)
  await poolOf(payload).execute(sql`
    delete from guard_searches where day < current_date - ${keptDays}::int
      or key in (select key from guard_searches order by day desc, count desc offset ${most})`)
}
