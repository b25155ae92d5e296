/** Visits and counts in their tables, in few statements however many there are. Again is the same. */
import { sql } from '@payloadcms/db-postgres'
import type { PageCount, StoredVisit, Visits } from '@wajiha/contract'
import type { BasePayload } from 'payload'
import { storeMisses } from '../addresses/store-misses.ts'
import { keepSearches } from '../guard/searches/keep-searches.ts'
import { poolOf } from '../platform/database/statements.ts'
import { readVisit } from './story-visit.ts'

/** @throws when the database does not take them; then none of that statement is stored. */
export async function storeVisits(
  payload: BasePayload,
  { touches, counts, misses, searches }: Visits,
) {
  const drizzle = poolOf(payload)
  if (touches.length > 0) await drizzle.execute(insertTouches(touches))
  if (counts.length > 0) await drizzle.execute(upsertCounts(counts))
  if (misses.length > 0) await storeMisses(payload, misses)
  if (searches.length > 0) await keepSearches(payload, searches)
}

function insertTouches(touches: readonly StoredVisit[]) {
  const rows = sql.join(touches.map(touchRow), sql`, `)
  return sql`insert into touches (touch_id, visitor, session_id, at, kind, reference, landing_path,
      source, medium, campaign, content, referrer_host, via, device_class, ua_family, locale, visit)
    values ${rows} on conflict (touch_id) do nothing`
}

function touchRow({
  id,
  visitor,
  kind,
  reference,
  locale,
  deviceClass,
  uaFamily,
  visit,
}: StoredVisit) {
  const { at, sessionId, landingPath, referrerHost, utm, via } = readVisit(visit)
  return sql`(${id}, ${visitor}, ${sessionId ?? null}, ${at}::timestamptz,
    ${kind}::enum_touches_kind, ${reference ?? null}, ${landingPath ?? null}, ${utm.source ?? null},
    ${utm.medium ?? null}, ${utm.campaign ?? null}, ${utm.content ?? null}, ${referrerHost ?? null},
    ${via ?? null}, ${deviceClass}, ${uaFamily ?? null}, ${locale}, ${JSON.stringify(visit)}::jsonb)`
}

/** An hour's number only grows; a delivery that was overtaken by a later one changes nothing. */
function upsertCounts(counts: readonly PageCount[]) {
  const rows = sql.join([...byKey(counts).values()].map(countRow), sql`, `)
  return sql`insert into page_counts (key, hour, path, referrer_host, device_class, count)
    values ${rows} on conflict (key) do update
    set count = greatest(page_counts.count, excluded.count), updated_at = now()`
}

/** Counts by their key: one upsert must not name a row twice. */
const byKey = (counts: readonly PageCount[]) => new Map(counts.map((count) => [count.key, count]))

const countRow = ({ key, hour, path, referrerHost, deviceClass, count }: PageCount) =>
  sql`(${key}, ${hour}::timestamptz, ${path}, ${referrerHost ?? null}, ${deviceClass}, ${count}::numeric)`
