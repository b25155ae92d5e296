/** What a span of time holds, for whoever asks: two questions, however much there is, and one for the clock. */
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@wajiha/arabic'
import { agencyTimeZone, dayIn } from '@wajiha/contract/zoned-time'
import type { BasePayload } from 'payload'
import { roleOf } from '../platform/access/may.ts'
import {
  collectionRights,
  globalRights,
  grants,
  operations,
  roles,
  type Scope,
} from '../platform/access/rights.ts'
import { among } from '../platform/database/among.ts'
import { poolOf } from '../platform/database/statements.ts'
import { type Kind, kindWords } from './words.ts'

/** What may be scheduled or waits, and the column that names it. */
const titles = {
  projects: 'title',
  services: 'name',
  posts: 'title',
  authors: 'name',
  testimonials: 'quote',
  jobs: 'title',
  branches: 'name',
  campaigns: 'promise',
  'block-pages': 'title',
} as const
type Slug = keyof typeof titles

export type PlannedEvent = {
  kind: Kind
  at: string
  /** `2026-11-30` in the zone that was asked for. */
  day: string
  /** Last days have no hour. */
  isWholeDay: boolean
  /** Languages it is about. */
  locales: Locale[]
  collection?: Slug
  global?: string
  id?: string
  title?: string
}

type Row = {
  kind: string
  at: string | Date
  slug: string | null
  global: string | null
  id: string | null
  locales: string | null
}

type Asked = { user: object | null; from: Date; to: Date; zone: string; language: Locale }

/** @param from the first moment. @param to the first moment after it. */
export async function readCalendar(payload: BasePayload, asked: Asked): Promise<PlannedEvent[]> {
  const { rows } = await poolOf(payload).execute<Row>(eventsBetween(asked.from, asked.to))
  const seen = rows.flatMap((row) => eventOf(row, asked))
  const named = await titlesOf(payload, seen, asked.language)
  return seen.map((event) => {
    const title = named.get(`${event.collection} ${event.id}`)
    return title ? { ...event, title } : event
  })
}

function eventOf(row: Row, { user, zone }: Asked): PlannedEvent[] {
  const kind = Object.keys(kindWords).find((one): one is Kind => one === row.kind)
  const collection = Object.keys(titles).find((one): one is Slug => one === row.slug)
  if (!kind || !(collection || row.global)) return []
  if (!sees(user, kind, collection, row.global)) return []
  const at = new Date(row.at)
  const locales = (['ar', 'en'] as const).filter((one) => row.locales?.split(',').includes(one))
  const isWholeDay = kind === 'closes'
  const event = { kind, at: at.toISOString(), day: dayIn(at, zone), isWholeDay, locales }
  return collection && row.id
    ? [{ ...event, collection, id: row.id }]
    : row.global
      ? [{ ...event, global: row.global }]
      : []
}

/** Plans and what waits are for those who write it; what closes or ends, for all who read what is published. */
function sees(user: object | null, kind: Kind, collection?: Slug, global?: string | null): boolean {
  const role = roleOf(user)
  const place = role ? roles.indexOf(role) : -1
  const rows: Partial<Record<string, readonly (keyof typeof grants)[]>> = {
    ...collectionRights,
    ...globalRights,
  }
  const grant = rows[collection ?? global ?? '']?.[place]
  if (!grant) return false
  const cell = (operation: 'read' | 'update'): Scope =>
    grants[grant][operations.indexOf(operation)] ?? 'none'
  const isPublic = kind === 'closes' || kind === 'ends'
  return isPublic ? cell('read') !== 'none' : cell('update') === 'all'
}

function eventsBetween(from: Date, to: Date): ReturnType<typeof sql> {
  const [first, after] = [from.toISOString(), to.toISOString()]
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${first}::timestamptz and ${sql.raw(column)} < ${after}::timestamptz`
  return sql`
    select case when j.has_error then 'failed'
        when j.input->>'type' = 'unpublish' then 'unpublish' else 'publish' end as kind,
      j.wait_until as at, j.input->'doc'->>'relationTo' as slug, j.input->>'global' as global,
      j.input->'doc'->>'value' as id, coalesce(j.input->>'locale', 'ar,en') as locales
    from payload_jobs j
    where j.task_slug = 'schedulePublish' and j.completed_at is null and ${within('j.wait_until')}
    union all
    select 'appears', l.published_at, 'posts', null, l._parent_id::text,
      string_agg(l._locale::text, ',')
    from posts_locales l join posts p on p.id = l._parent_id and p.deleted_at is null
    where l._status = 'published' and l.published_at > now() and ${within('l.published_at')}
    group by l._parent_id, l.published_at
    union all
    select m.kind, m.at, 'campaigns', null, c.id::text, string_agg(l._locale::text, ',')
    from campaigns c join campaigns_locales l on l._parent_id = c.id and l._status = 'published',
      lateral (values ('appears', c.starts_at), ('ends', c.ends_at)) m (kind, at)
    where c.deleted_at is null and ${within('m.at')} and (m.kind = 'ends' or m.at > now())
    group by m.kind, m.at, c.id
    union all
    select 'closes', j.valid_through, 'jobs', null, j.id::text, string_agg(l._locale::text, ',')
    from jobs j join jobs_locales l on l._parent_id = j.id and l._status = 'published'
    where j.deleted_at is null and ${within('j.valid_through')}
    group by j.id, j.valid_through
    order by at`
}

/** The agency's clock: that of its main branch. */
export async function readZone(payload: BasePayload): Promise<string> {
  const { rows } = await poolOf(payload).execute<{ time_zone: string | null }>(
    sql`select time_zone from branches order by is_default desc nulls last, "order" limit 1`,
  )
  return rows[0]?.time_zone || agencyTimeZone
}

/** The titles of all of them, in the language of whoever looks, else in the other. */
async function titlesOf(payload: BasePayload, events: PlannedEvent[], language: Locale) {
  const named = new Map<string, string>()
  const asked = Object.entries(titles).flatMap(([slug, column]) => {
    const ids = events.flatMap(({ collection, id }) => (collection === slug && id ? [id] : []))
    if (ids.length === 0) return []
    return [
      sql`select ${slug} as slug, _parent_id::text as id, _locale::text as locale,
        left(${sql.raw(column)}, 120) as title
      from ${sql.raw(`${slug.replaceAll('-', '_')}_locales`)} where _parent_id::text in ${among([...new Set(ids)])}`,
    ]
  })
  if (asked.length === 0) return named
  type Named = { slug: string; id: string; locale: string; title: string | null }
  const { rows } = await poolOf(payload).execute<Named>(sql.join(asked, sql` union all `))
  for (const { slug, id, locale, title } of rows) {
    const key = `${slug} ${id}`
    if (title && (locale === language || !named.has(key))) named.set(key, title)
  }
  return named
}
