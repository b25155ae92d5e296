/** Pages that wait to be looked at: rows, so that what waits survives a crash and is shared between processes. */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'

/** How long a process may keep a page to itself. */
const leaseSeconds = 180
const retrySeconds = 600
const mostTries = 3
/** A busy site shows a publication later than others: it is looked at once more. */
const onceMore = -1
const onceMoreSeconds = 30
/** What is due within this time counts as waiting. */
const soonSeconds = 10

/** `dueAt` to the microsecond, as only the database says it. */
export type DuePage = { path: string; listed: boolean; tries: number; dueAt: string }

/** @param afterSeconds the site hears of a publication a moment later than the studio. */
export async function queuePages(payload: BasePayload, paths: readonly string[], afterSeconds = 0) {
  if (paths.length === 0) return
  const tries = afterSeconds > 0 ? onceMore : 0
  await poolOf(payload).execute(sql`
    insert into guard_pages (path, due_at, tries)
    select distinct path, now() + make_interval(secs => ${afterSeconds}), ${tries}::int
      from jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb) path
    on conflict (path) do update set due_at = excluded.due_at, tries = excluded.tries`)
}

/** All that the sitemap names, and nothing else: what it names no more goes with its findings. */
export async function queueListed(
  payload: BasePayload,
  listed: readonly string[],
  others: readonly string[],
): Promise<void> {
  const pool = poolOf(payload)
  await pool.execute(sql`
    insert into guard_pages (path, listed, due_at)
    select distinct path, true, now() from jsonb_array_elements_text(${JSON.stringify(listed)}::jsonb) path
    on conflict (path) do update set listed = true, due_at = now(), tries = 0`)
  const known = JSON.stringify([...listed, ...others])
  await pool.execute(sql`
    with known as (select jsonb_array_elements_text(${known}::jsonb) as path),
    gone as (delete from guard_pages where path not in (select path from known))
    delete from guard_findings where path not in (select path from known)`)
  await pool.execute(sql`
    update guard_pages set listed = false where listed and path not in
      (select jsonb_array_elements_text(${JSON.stringify(listed)}::jsonb))`)
}

/** The page that has waited longest, for this process alone; nothing where none is due. */
export async function claimPage(payload: BasePayload): Promise<DuePage | undefined> {
  const { rows } = await poolOf(payload).execute<DuePage>(sql`
    update guard_pages set claimed_until = now() + make_interval(secs => ${leaseSeconds})
    where path = (
      select path from guard_pages
      where due_at <= now() and (claimed_until is null or claimed_until < now())
      order by due_at, path limit 1 for update skip locked)
    returning path, listed, tries, due_at::text as "dueAt"`)
  return rows[0]
}

/** Looked at. What was queued again meanwhile stays due. */
export const settlePage = (payload: BasePayload, { path, tries, dueAt }: DuePage) =>
  poolOf(payload).execute(sql`
    update guard_pages set claimed_until = null, looked_at = now(), tries = 0,
      due_at = case when due_at > ${dueAt}::timestamptz then due_at
        when ${tries === onceMore} then now() + make_interval(secs => ${onceMoreSeconds}) end
    where path = ${path}`)

/** The site said nothing of use: again later, a few times, and then with the next night. */
export const postponePage = (payload: BasePayload, { path, tries }: DuePage) =>
  poolOf(payload).execute(sql`
    update guard_pages set claimed_until = null, tries = tries + 1,
      due_at = ${tries + 1 < mostTries ? sql`now() + make_interval(secs => ${retrySeconds})` : sql`null`}
    where path = ${path}`)

/** How far the guard is. */
export type Progress = { pages: number; waiting: number; lookedAt: string | null }

export async function readProgress(payload: BasePayload): Promise<Progress> {
  const { rows } = await poolOf(payload).execute<Progress>(sql`
    select count(*)::int as pages, to_json(max(looked_at)) #>> '{}' as "lookedAt",
      count(*) filter (where due_at <= now() + make_interval(secs => ${soonSeconds}))::int as waiting
    from guard_pages`)
  return rows[0] ?? { pages: 0, waiting: 0, lookedAt: null }
}
