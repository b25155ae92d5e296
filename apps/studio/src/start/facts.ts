/**
 * What needs a person, in one question to the database: each part is asked only of those whose rights
 * reach it, and is one value of the one row that comes back.
 */
import { sql } from '@payloadcms/db-postgres'
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { may, roleOf } from '../platform/access/may.ts'
import { poolOf } from '../platform/database/statements.ts'
import { rowsOf, titleIn } from './kinds.ts'
import { spamPart } from './tray.ts'

type Sql = ReturnType<typeof sql>
type Locale = 'ar' | 'en'

/** A thing to go to. `collection` and `id` are its address in the studio. */
export type Item = {
  collection: string
  id: string
  title: string | null
  /** What it is about: a service, a job. */
  about?: string | null
  /** ISO 8601: since when it waits, when it is due, when it closes, when it was touched. */
  at: string | null
  number?: number | null
  /** Where it leads instead of to its document. */
  href?: string
  /** Languages that it is still a draft in. */
  languages?: Locale[]
}
export type Waiting = {
  total: number
  late?: number
  /** Whether there ever was one. */
  ever?: boolean
  items: Item[] | null
}
/** Seven days, the oldest first: `2026-11-15`. */
export type Week = { day: string; count: number }[]
export type Post = { id: string; title: string; opened: number }

export type Facts = {
  leads?: Waiting
  applications?: Waiting
  spam?: number
  drafts?: Waiting
  untranslated?: Waiting
  closing?: Waiting
  failed?: Waiting
  broken?: Waiting
  guarded?: Waiting
  cards?: Item[] | null
  recent?: Item[] | null
  visits?: Week
  leadsOfWeek?: Week
  applicantsOfWeek?: Week
  posts?: Post[] | null
}

/** How long before its end a job is said to close. */
const closingDays = 14
const shown = 5
const written = [
  'posts',
  'projects',
  'services',
  'jobs',
  'testimonials',
  'campaigns',
  'block-pages',
  'authors',
]

/** @param timeZone that of the agency, in which its days begin. */
export async function readFacts(
  req: PayloadRequest,
  locale: Locale,
  timeZone: string,
  now: Date,
): Promise<Facts> {
  const parts = Object.entries(await partsFor(req, { locale, timeZone, at: now.toISOString() }))
  if (parts.length === 0) return {}
  const values = parts.map(([name, part]) => sql`(${part}) as ${sql.identifier(name)}`)
  const { rows } = await poolOf(req.payload).execute<Facts>(
    sql`select ${sql.join(values, sql`, `)}`,
  )
  return rows[0] ?? {}
}

type Asked = { locale: Locale; timeZone: string; at: string }

async function partsFor(
  req: PayloadRequest,
  asked: Asked,
): Promise<Partial<Record<keyof Facts, Sql>>> {
  const { user } = req
  if (!roleOf(user)) return {}
  const mine = await writable(req)
  const jobs = mine.find(({ slug }) => slug === 'jobs')
  const knowsVisits = may(user, 'readVisitReports')
  const spam = await spamPart(req)
  return {
    ...(may(user, 'seeLeadsOfToday') ? { leads: leads(asked) } : {}),
    ...(may(user, 'openApplicationsBoard') ? { applications: applications(asked) } : {}),
    ...(spam ? { spam } : {}),
    ...(mine.length > 0
      ? {
          failed: failed(mine, asked),
          drafts: drafts(mine, asked),
          untranslated: untranslated(mine),
        }
      : {}),
    ...(jobs ? { closing: closing(asked) } : {}),
    ...(may(user, 'mendAddresses') ? { broken } : {}),
    ...(may(user, 'watchSite') ? { guarded } : {}),
    ...(user ? { cards: cards(user.id, asked) } : {}),
    ...(user && mine.length > 0 ? { recent: recent(mine, user.id, asked) } : {}),
    ...(knowsVisits ? { visits: visits(asked) } : {}),
    ...(may(user, 'readLeadReports') ? { leadsOfWeek: arrivals('leads', asked) } : {}),
    ...(may(user, 'readHiringReports')
      ? { applicantsOfWeek: arrivals('applications', asked) }
      : {}),
    ...(knowsVisits && mine.some(({ slug }) => slug === 'posts') ? { posts: posts(asked) } : {}),
  }
}

/** The collections whose every document this person may write. */
async function writable(req: PayloadRequest): Promise<SanitizedCollectionConfig[]> {
  const configs = written.flatMap((slug) =>
    req.payload.config.collections.filter((one) => one.slug === slug),
  )
  const answers = await Promise.all(configs.map(({ access }) => access.update({ req })))
  return configs.filter((_, place) => answers[place] === true)
}

/** A count, and the first few. @param rows as `id, title, at, …`, ordered. */
const waiting = (rows: Sql, more = sql``) => sql`
  with w as (${rows}) select json_build_object('total', count(*)::int ${more},
    'items', (select json_agg(f) from (select * from w limit ${shown}) f)) from w`

const nameOfService = (locale: Locale) => sql`(select name from services_locales
  where _parent_id = leads.service_id and _locale = ${locale}::_locales)`

const leads = ({ at, locale }: Asked) =>
  waiting(
    sql`select 'leads' as collection, id, name as title, number::int as number, due_at as at,
      ${nameOfService(locale)} as about, due_at < ${at}::timestamptz as late
      from leads where stage = 'new' and first_response_at is null and deleted_at is null
      order by due_at nulls last, created_at`,
    sql`, 'late', count(*) filter (where late)::int, 'ever', exists (select from leads)`,
  )

const applications = ({ locale }: Asked) =>
  waiting(sql`select 'applications' as collection, id, name as title, number::int as number,
    created_at as at, (select title from jobs_locales where _parent_id = applications.job_id
      and _locale = ${locale}::_locales) as about
    from applications where stage = 'received' and deleted_at is null order by created_at`)

const union = (parts: Sql[]) => sql.join(parts, sql` union all `)

/** What was begun and is not out, in some language that something is written in. */
const drafts = (kinds: SanitizedCollectionConfig[], { locale }: Asked) =>
  waiting(
    sql`select * from (${union(
      kinds.map((config) => {
        const rows = rowsOf(config, 'newest')
        const isWritten = sql`coalesce(${rows.column(rows.title)}::text, '') <> ''`
        return sql`select ${config.slug} as collection, ${rows.id} as id,
        ${titleIn(rows, locale)} as title, max(${rows.updatedAt}) as at,
        json_agg(l._locale order by l._locale) as languages
        ${rows.from} where ${rows.where} and ${rows.status} = 'draft' and ${isWritten}
        group by r.id`
      }),
    )}) d order by at desc`,
  )

/** What was planned and did not happen, until somebody touches its document or plans it anew. */
const failed = (kinds: SanitizedCollectionConfig[], { locale }: Asked) =>
  waiting(
    sql`select * from (${union(
      kinds.map((config) => {
        const rows = rowsOf(config, 'newest')
        return sql`select ${config.slug} as collection, ${rows.id} as id,
        ${titleIn(rows, locale)} as title, max(j.wait_until) as at,
        json_agg(distinct w.locale) as languages
        ${rows.from} join payload_jobs j on ${rows.id} = (case
          when j.input->'doc'->>'relationTo' = ${config.slug} then j.input->'doc'->>'value' end)::uuid,
          unnest(string_to_array(coalesce(j.input->>'locale', 'ar,en'), ',')) w (locale)
        where ${rows.where} and j.task_slug = 'schedulePublish' and j.has_error
          and ${rows.updatedAt} < j.updated_at and not exists (select from payload_jobs n
            where n.input->'doc' = j.input->'doc' and n.created_at > j.updated_at)
        group by r.id`
      }),
    )}) f order by at desc`,
    sql`, 'ever', count(*) > 0`,
  )

/** Out in Arabic, and not in English. */
const untranslated = (kinds: SanitizedCollectionConfig[]) =>
  waiting(
    sql`select * from (${union(
      kinds.map((config) => {
        const rows = rowsOf(config, 'published')
        return sql`select ${config.slug} as collection, r.id, max(${rows.column(rows.title)}::text)
          filter (where l._locale = 'ar') as title, max(${rows.updatedAt}) as at
        ${rows.from} where ${rows.where} and ${rows.status} = 'published' group by r.id
        having bool_or(l._locale = 'ar') and not bool_or(l._locale = 'en')`
      }),
    )}) u order by at desc`,
  )

/** The clock by which a job closes, as the site counts (`isOpen`): that of its first branch, else the agency's. */
const zoneOfJob = sql`coalesce((select b.time_zone::text from jobs_rels r
  join branches b on b.id = r.branches_id where r.parent_id = j.id and r.path = 'branches'
  order by r."order" limit 1), ${agencyTimeZone})`

/** Jobs by the moment at which they close: the end of their last day (JOB-04). */
const closing = ({ at, locale }: Asked) =>
  waiting(sql`select * from (
      select 'jobs' as collection, j.id, ${titleOf('title', locale)} as title,
        ((j.valid_through at time zone 'UTC')::date + 1)::timestamp at time zone ${zoneOfJob} as at
      from jobs j join jobs_locales l on l._parent_id = j.id and l._status = 'published'
      where j.deleted_at is null and j.valid_through is not null group by j.id) c
    where at > ${at}::timestamptz
      and at <= ${at}::timestamptz + ${`${closingDays} days`}::interval
    order by at`)

/** What visitors pressed on our own pages and did not find, unless it is mended or left alone. */
const broken = waiting(
  sql`select 'missing-pages' as collection, path as id, path as title, min(came_from) as about,
      max(last_at) as at, '/admin/addresses/missing' as href
    from missing_pages m where state <> 'left' and came_from like '/%'
      and not exists (select from redirects r where r."from" = m.path)
    group by path order by sum(count) desc`,
  sql`, 'ever', exists (select from missing_pages)`,
)

/** What the guard found, the newest first; it has looked once it knows of pages. */
const guarded = waiting(
  sql`select 'guard' as collection, id, path as title, found_at as at, '/admin/guard?kind=' || kind as href
    from guard_findings where not hidden order by found_at desc, path`,
  sql`, 'ever', exists (select from guard_pages where looked_at is not null)`,
)

const titleOf = (field: 'title', locale: Locale) =>
  sql`coalesce(max(l.${sql.identifier(field)}) filter (where l._locale = ${locale}::_locales),
    max(l.${sql.identifier(field)}))`

const cards = (user: string, { locale }: Asked) => sql`select json_agg(c) from (
  select 'cards' as collection, r.id, coalesce(max(l.full_name) filter (where l._locale = ${locale}::_locales),
    max(l.full_name), r.key) as title, r.updated_at as at
  from cards r left join cards_locales l on l._parent_id = r.id
  where r.owner_id = ${user} group by r.id limit ${shown}) c`

/** What this person wrote last, by the versions that bear their name. */
const recent = (kinds: SanitizedCollectionConfig[], user: string, { locale }: Asked) =>
  sql`select json_agg(f) from (select * from (${union(
    kinds.map((config) => {
      const rows = rowsOf(config, 'newest')
      return sql`(select ${config.slug} as collection, ${rows.id} as id,
      ${titleIn(rows, locale)} as title, max(${rows.updatedAt}) as at
      ${rows.from} where ${rows.where} and r.version_saved_by = ${user}
      group by r.id order by 4 desc limit ${shown})`
    }),
  )}) r where title is not null order by at desc limit ${shown}) f`

/** The last seven days of the agency's calendar, those without anything too. */
const week = ({ at, timeZone }: Asked, counted: Sql) => sql`
  select json_agg(json_build_object('day', to_char(d, 'YYYY-MM-DD'), 'count', coalesce(n, 0)) order by d)
  from generate_series((${at}::timestamptz at time zone ${timeZone})::date - 6,
    (${at}::timestamptz at time zone ${timeZone})::date, interval '1 day') d
  left join (${counted}) c on c.day = d::date`

const since = ({ at }: Asked) => sql`${at}::timestamptz - interval '8 days'`

const visits = (asked: Asked) =>
  week(
    asked,
    sql`select (hour at time zone ${asked.timeZone})::date as day, sum(count)::int as n
      from page_counts where hour > ${since(asked)} and path like '/%' and path not like '/short/%'
      group by 1`,
  )

const arrivals = (table: 'leads' | 'applications', asked: Asked) =>
  week(
    asked,
    sql`select (created_at at time zone ${asked.timeZone})::date as day, count(*)::int as n
      from ${sql.identifier(table)} where created_at > ${since(asked)} and deleted_at is null
        and stage::text not in ('spam', 'duplicate') group by 1`,
  )

/** The articles that were opened most, in both languages together. */
const posts = ({ at, locale }: Asked) => sql`
  select json_agg(p) from (
    select l._parent_id as id, sum(c.n)::int as opened,
      coalesce(max(t.title), max(l.title)) as title
    from (select regexp_replace(path, '^(/en|/ar)?/blogs/', '') as slug, sum(count) as n
      from page_counts where hour > ${at}::timestamptz - interval '7 days'
        and path ~ '^(/en|/ar)?/blogs/[^/]+$' group by 1) c
    join posts_locales l on l.slug = c.slug
    left join posts_locales t on t._parent_id = l._parent_id and t._locale = ${locale}::_locales
    group by l._parent_id order by 2 desc limit ${shown}) p`
