/**
 * The notebook's list, one page of it, in one question: which posts stand in it and in which
 * language each is shown. Through Payload no single question reaches over both languages.
 */
import { sql } from '@payloadcms/db-postgres'
import { type Locale, otherLocale } from '@wajiha/arabic'
import type { BasePayload } from 'payload'
import { poolOf } from '../../../platform/database/statements.ts'
import { rowHasCome } from '../../waiting/moments.ts'

export type Topic = {
  /** Any of these categories. */
  categories?: string[] | undefined
  tag?: string | undefined
  series?: string | undefined
}

export type PostQuestion = Topic & {
  locale: Locale
  page: number
  perPage: number
  /** Pinned posts first. */
  isPinnedFirst: boolean
  /** Also those that are published in the other language alone. */
  withUntranslated: boolean
}

export type FoundPosts = { total: number; places: { id: string; locale: Locale }[] }

type Row = { id: string; locale: Locale; total: string }

export async function findPostsPage(
  payload: BasePayload,
  asked: PostQuestion,
): Promise<FoundPosts> {
  const drizzle = poolOf(payload)
  const { page, perPage } = asked
  const { rows } = await drizzle.execute<Row>(sql`
    select p.id::text as id, l._locale as locale, count(*) over () as total
    ${listed(asked)} ${about(asked)}
    order by ${order(asked)}
    limit ${perPage} offset ${(page - 1) * perPage}`)
  const places = rows.map(({ id, locale }) => ({ id, locale }))
  return { total: Number(rows[0]?.total ?? 0), places }
}

type Listed = Pick<PostQuestion, 'locale' | 'withUntranslated'>

/** How many posts each category holds, itself and those under it together. */
export async function countByCategory(
  payload: BasePayload,
  asked: Listed,
): Promise<Map<string, number>> {
  const drizzle = poolOf(payload)
  const { rows } = await drizzle.execute<{ id: string; count: string }>(sql`
    select held.id::text as id, count(distinct post) as count from (
      select r.categories_id as id, p.id as post ${listed(asked, inCategories)}
      union all
      select c.parent_id, p.id ${listed(
        asked,
        sql`${inCategories}
        join categories c on c.id = r.categories_id and c.parent_id is not null`,
      )}
    ) held group by held.id`)
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

/** How many posts of each series are published in a language. */
export async function countBySeries(
  payload: BasePayload,
  locale: Locale,
): Promise<Map<string, number>> {
  const drizzle = poolOf(payload)
  const { rows } = await drizzle.execute<{ id: string; count: string }>(sql`
    select p.series_id::text as id, count(*) as count
    ${listed({ locale, withUntranslated: false })} and p.series_id is not null group by 1`)
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

const inCategories = sql`join posts_rels r on r.parent_id = p.id and r.categories_id is not null`

/** Every post that a reader of this language finds in the list. */
const listed = ({ locale, withUntranslated }: Listed, joined = sql``) => sql`
  from posts p join posts_locales l on l._parent_id = p.id and l._status = 'published'
    and ${rowHasCome('l')} ${joined}
  where ${withUntranslated ? inEither(locale) : sql`l._locale = ${locale}`}`

const inEither = (locale: Locale) => sql`(l._locale = ${locale} or (
  l._locale = ${otherLocale(locale)} and not exists (
    select 1 from posts_locales own where own._parent_id = p.id and own._locale = ${locale}
      and own._status = 'published' and ${rowHasCome('own')})))`

function about({ categories, tag, series }: Topic) {
  const related = (column: 'categories_id' | 'tags_id', ids: string[]) => sql`
    and exists (select 1 from posts_rels r where r.parent_id = p.id
      and r.${sql.raw(column)} in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )}))`
  return sql.join([
    categories ? related('categories_id', categories) : sql``,
    tag ? related('tags_id', [tag]) : sql``,
    series ? sql`and p.series_id = ${series}::uuid` : sql``,
  ])
}

/** A series is read from its first part on; everything else from the newest. */
function order({ series, isPinnedFirst }: PostQuestion) {
  if (series) return postsInSeries
  const newest = sql`l.published_at desc nulls last, p.id`
  return isPinnedFirst ? sql`coalesce(p.pinned, false) desc, ${newest}` : newest
}

/** By their numbers, then by date. */
export const postsInSeries = sql`p.series_part nulls last, l.published_at, p.id`
