/**
 * Some content changes without anybody saving it: a job closes at midnight, a campaign begins on its
 * day, a post that was published ahead comes out, the notice above the site ends. This tells the feed when such a moment has passed. The last row of the feed says how far it
 * was told, so a restart misses nothing and several processes do no harm.
 */
import { sql } from '@payloadcms/db-postgres'
import type { Payload, Where } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import { every } from '../../platform/every.ts'
import { localRequest } from '../../platform/local-request.ts'
import { changeTags, globalTag } from '../../platform/tags.ts'
import { isOpen } from '../mappers/job.ts'
import { recordChange } from './record.ts'

const everyMs = 30_000

/** Looks now and from time to time, for as long as the process lives. */
export function watchCalendar(payload: Payload): void {
  every({
    payload,
    everyMs,
    failure: 'The calendar could not be looked at; it is tried again.',
    work: () => announceDue(payload, new Date()),
  })
}

/** Writes one change with the tags of everything whose moment came since the last change. */
export async function announceDue(payload: Payload, now: Date): Promise<void> {
  const since = await lastTold(payload)
  if (!since || since >= now) return
  const due = await Promise.all([
    dueCampaigns(payload, since, now),
    duePosts(payload, since, now),
    duePlaces(payload, since, now),
    dueJobs(payload, since, now),
    dueNotice(payload, since, now),
  ])
  const tags = due.flat()
  if (tags.length > 0) await recordChange(await localRequest(payload), tags)
}

async function lastTold(payload: Payload): Promise<Date | undefined> {
  const drizzle = poolOf(payload)
  const { rows } = await drizzle.execute<{ at: string | null }>(
    sql`select max(at) as at from changes`,
  )
  return rows[0]?.at ? new Date(rows[0].at) : undefined
}

const quiet = { depth: 1, pagination: false, overrideAccess: true, locale: 'ar' } as const

async function dueCampaigns(payload: Payload, since: Date, now: Date): Promise<string[]> {
  const between = { greater_than: since.toISOString(), less_than_equal: now.toISOString() }
  const where: Where = { or: [{ startsAt: between }, { endsAt: between }] }
  const { docs } = await payload.find({ collection: 'campaigns', where, ...quiet })
  return tagsOf('campaigns', docs)
}

/** Posts whose date has come, in either language. */
async function duePosts(payload: Payload, since: Date, now: Date): Promise<string[]> {
  const drizzle = poolOf(payload)
  const { rows } = await drizzle.execute<{ id: string }>(
    sql`select distinct _parent_id as id from posts_locales where _status = 'published'
      and published_at > ${since.toISOString()}::timestamptz
      and published_at <= ${now.toISOString()}::timestamptz`,
  )
  return tagsOf('posts', rows)
}

/** A transaction that began before a row of the feed may end after it, but not by more. */
const lateMs = 60_000

/** Campaigns that count their places, and whose leads have changed: somebody wrote, or was spam. */
async function duePlaces(payload: Payload, since: Date, now: Date): Promise<string[]> {
  const drizzle = poolOf(payload)
  const from = new Date(since.getTime() - lateMs).toISOString()
  const { rows } = await drizzle.execute<{ id: string }>(
    sql`select distinct c.id from campaigns as c join leads as l on l.campaign_id = c.id
      where c.places is not null and l.updated_at > ${from}::timestamptz
        and l.updated_at <= ${now.toISOString()}::timestamptz`,
  )
  return tagsOf('campaigns', rows)
}

async function dueJobs(payload: Payload, since: Date, now: Date): Promise<string[]> {
  const where: Where = { validThrough: { exists: true } }
  const { docs } = await payload.find({ collection: 'jobs', where, ...quiet })
  const closed = docs.filter((job) => isOpen(job, since.getTime()) && !isOpen(job, now.getTime()))
  return tagsOf('jobs', closed)
}

/** The notice above the site begins or ends. */
async function dueNotice(payload: Payload, since: Date, now: Date): Promise<string[]> {
  const drizzle = poolOf(payload)
  const [from, to] = [since.toISOString(), now.toISOString()]
  const { rows } = await drizzle.execute(
    sql`select id from general where
      (announcement_starts_at > ${from}::timestamptz and announcement_starts_at <= ${to}::timestamptz
        or announcement_ends_at > ${from}::timestamptz and announcement_ends_at <= ${to}::timestamptz)`,
  )
  return rows.length > 0 ? [globalTag('general')] : []
}

const tagsOf = (collection: string, docs: readonly { id: string }[]) =>
  docs.flatMap(({ id }) => changeTags(collection, id))
