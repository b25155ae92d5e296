import { sql } from '@payloadcms/db-postgres'
import { waitMinutes } from '../platform/queue/retry-schedule.ts'

/** How long after the first attempt the next one comes, by the attempts made. */
const sofar = [0]
for (const wait of waitMinutes) sofar.push((sofar.at(-1) ?? 0) + wait)

/**
 * Since when a waiting row of `outbox` should have left, as SQL: not since it was queued, because some
 * are to be sent later. Counted back from the next attempt; one that is under way counts as not made.
 */
export const waitingSince = (now: Date) => sql`
  next_at - make_interval(mins => (${sql.raw(`array[${sofar.join(',')}]`)})[
    least(attempts::int - (case when claimed_until > ${now.toISOString()}::timestamptz then 1 else 0 end),
      ${sql.raw(String(sofar.length - 1))}) + 1])`
