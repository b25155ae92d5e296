/** When the time of a lead or an application is over, as SQL over `leads l` and `applications a`. */
import { sql } from '@payloadcms/db-postgres'
import type { Spans } from './spans.ts'

/** When a lead ends: so many months after it came in, its last activity or its next planned step. */
export const leadEnd = (leadMonths: number) => sql`
  greatest(l.created_at, l.next_action_at, (select max(v.at) from activities v where v.lead_id = l.id))
    + make_interval(months => ${leadMonths}::int)`

/**
 * Only of those who are no candidates any more; `null`, which is never over, for the others. Whoever
 * agreed to stay longer does.
 */
export function applicationEnd({ applicationMonths, countries }: Spans) {
  const own = countries.map(
    ({ country, months }) => sql`when ${country.toUpperCase()} then ${months}::int`,
  )
  const span =
    own.length === 0
      ? sql`${applicationMonths}::int`
      : sql`case upper(coalesce(a.country, a.phone_country, ''))
          ${sql.join(own, sql` `)} else ${applicationMonths}::int end`
  return sql`case when a.stage in ('rejected', 'withdrawn', 'duplicate', 'spam') then greatest(
      greatest(a.created_at,
        (select max(v.at) from activities v where v.application_id = a.id and v.type <> 'mail'))
        + make_interval(months => ${span}),
      a.keep_until) end`
}
