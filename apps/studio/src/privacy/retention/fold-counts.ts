/**
 * Numbers of hours become numbers of days after five weeks, and go when visits do: what anybody may add
 * to, by opening pages, does not grow for ever.
 */

import { sql } from '@payloadcms/db-postgres'
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import type { Payload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import { readSpans } from './spans.ts'

const hoursKeptDays = 35

/** Done once or twice is the same. @returns how many rows went, folded or removed. */
export async function foldCounts(payload: Payload, now = new Date()): Promise<number> {
  const { touchMonths } = await readSpans(payload)
  const zone = await zoneOf(payload)
  const until = new Date(now.getTime() - hoursKeptDays * 86_400_000).toISOString()
  const database = poolOf(payload)
  const removed = await database.execute<{ id: string }>(sql`
    delete from page_counts
    where hour + make_interval(months => ${touchMonths}::int) <= ${now.toISOString()}::timestamptz
    returning id::text as id`)
  const folded = await database.execute<{ gone: string }>(sql`
    with gone as (
      delete from page_counts where hour < ${until}::timestamptz and key not like 'day.%'
      returning date_trunc('day', hour at time zone ${zone}) as day, coalesce(path, '') as path,
        coalesce(referrer_host, '') as referrer, coalesce(device_class, '') as device, count
    ), days as (
      insert into page_counts (key, hour, path, referrer_host, device_class, count)
      select 'day.' || to_char(day, 'YYYY-MM-DD') || '.' || md5(concat_ws(chr(10), path, referrer, device)),
        (day + interval '12 hours') at time zone ${zone}, path, nullif(referrer, ''),
        nullif(device, ''), sum(count)
      from gone group by day, path, referrer, device
      on conflict (key) do update
      set count = page_counts.count + excluded.count, updated_at = now()
    ) select count(*) as gone from gone`)
  return removed.rows.length + Number(folded.rows[0]?.gone ?? 0)
}

/** Where the agency's days begin: as its reports reckon them. */
async function zoneOf(payload: Payload): Promise<string> {
  const { docs } = await payload.find({
    collection: 'branches',
    where: { isDefault: { equals: true } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]?.timeZone ?? agencyTimeZone
}
