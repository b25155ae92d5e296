/**
 * What is known of links to other sites. A page that is gone is gone; what fails for another reason counts
 * only once it has failed for hours, because other sites have bad moments, and so have networks.
 */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import { judgeOutside } from './judge-outside.ts'

const hourMs = 3_600_000
/** A link is asked for once in this time, however many pages name it. */
const rememberedMs = 6 * hourMs
/** How far apart two failures lie that count. */
const apartMs = 6 * hourMs
const forgottenDays = 30

type Moment = string | Date
type Row = { state: string; reason: string; first_failed_at: Moment | null; checked_at: Moment }

/** @returns why the link counts as broken; nothing where it does not. */
export async function brokenOutside(
  payload: BasePayload,
  address: URL,
  now = new Date(),
): Promise<string | undefined> {
  const url = address.href
  const { rows } = await poolOf(payload).execute<Row>(
    sql`select state, reason, first_failed_at, checked_at from guard_links where url = ${url}`,
  )
  const [known] = rows
  const isFresh = known && now.getTime() - msOf(known.checked_at) < rememberedMs
  const row = isFresh ? known : await renew(payload, address, now)
  if (row.state === 'gone') return row.reason
  if (row.state === 'stands' || !row.first_failed_at) return undefined
  const failedMs = msOf(row.checked_at) - msOf(row.first_failed_at)
  return failedMs >= apartMs ? row.reason : undefined
}

const msOf = (moment: Moment) => new Date(moment).getTime()

async function renew(payload: BasePayload, address: URL, now: Date): Promise<Row> {
  const { state, reason } = await judgeOutside(address)
  const at = now.toISOString()
  const failed = state === 'stands' ? null : at
  const { rows } = await poolOf(payload).execute<Row>(sql`
    insert into guard_links (url, state, reason, first_failed_at, checked_at)
    values (${address.href}, ${state}, ${reason}, ${failed}::timestamptz, ${at}::timestamptz)
    on conflict (url) do update set state = excluded.state, reason = excluded.reason,
      checked_at = excluded.checked_at,
      first_failed_at = case when excluded.state = 'stands' then null
        else coalesce(guard_links.first_failed_at, excluded.first_failed_at) end
    returning state, reason, first_failed_at, checked_at`)
  return rows[0] ?? { state, reason, first_failed_at: failed, checked_at: at }
}

/** Links that no page names any more. */
export const forgetLinks = (payload: BasePayload) =>
  poolOf(payload).execute(
    sql`delete from guard_links where checked_at < now() - make_interval(days => ${forgottenDays}::int)`,
  )
