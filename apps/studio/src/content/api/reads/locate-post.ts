/**
 * Where a post stands: its id, its slugs, and the ids of its neighbours, in one question. Asked
 * through Payload this takes a dozen, and every page of the notebook asks it.
 */
import { sql } from '@payloadcms/db-postgres'
import { locales } from '@wajiha/arabic'
import type { Locale, SeriesPlace, Slugs } from '@wajiha/contract'
import type { BasePayload } from 'payload'
import { poolOf } from '../../../platform/database/statements.ts'
import { rowHasCome } from '../../waiting/moments.ts'
import { postsInSeries } from './find-posts.ts'

type PostPlace = {
  id: string
  slugs: Slugs
  /** Published just before it. */
  previous: string | undefined
  /** Published just after it. */
  next: string | undefined
  /**
   * What the editor chose, then the nearest: by shared tags, shared categories, words, and age. The
   * neighbours, which every post leads to anyway, stand last, chosen or not: they fill places that
   * would be empty.
   */
  related: string[]
  /** The posts of its series in this language, in order; none without a series. */
  parts: SeriesPlace['parts']
  partIds: string[]
}

export const relatedCount = 3
/** Candidates for related posts: two more, in case both neighbours are among them. */
const alikeCount = relatedCount + 2

type Row = { kind: string; id: string; slug: string | null; title: string | null }

/** The post published under a slug in a language. */
export async function locatePost(
  payload: BasePayload,
  locale: Locale,
  slug: string,
): Promise<PostPlace | undefined> {
  const drizzle = poolOf(payload)
  const { rows } = await drizzle.execute<Row>(question(locale, slug))
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  const id = of('self')[0]?.id
  if (!id) return undefined
  const ids = (kind: string) => of(kind).map((row) => row.id)
  const slugs: Slugs = {}
  // In one order, whichever the database finds first: the same article is the same bytes.
  for (const language of locales) {
    const row = of('slug').find((one) => one.id === language)
    if (row) slugs[language] = row.slug ?? undefined
  }
  const [previous, next] = [ids('previous')[0], ids('next')[0]]
  const isNeighbour = (one: string) => one === previous || one === next
  const near = [...new Set([...ids('chosen'), ...ids('alike')])]
  const related = [...near.filter((one) => !isNeighbour(one)), ...near.filter(isNeighbour)]
  return {
    id,
    slugs,
    previous,
    next,
    related: related.slice(0, relatedCount),
    parts: of('part').map(({ slug, title }) => ({ slug: slug ?? '', title: title ?? '' })),
    partIds: ids('part'),
  }
}

/** Posts whose words are compared: the nearest by tags and topics, and the newest of all. */
const nearestCount = 60
const newestCount = 20

/**
 * Each part asks an index, and the words of a few posts alone are compared: an agency with ten thousand posts is
 * answered as one with ten.
 */
const question = (locale: Locale, slug: string) => sql`
  with self as (
    select l._parent_id as id, l.published_at as at, ${headOf} as words
    from posts_locales l where l.slug = ${slug} and ${isShown(locale)}
  ), kin as (
    select distinct c.id, coalesce(c.parent_id, c.id) as main
    from self join posts_rels r on r.parent_id = self.id join categories mine on mine.id = r.categories_id
    join categories c on coalesce(c.parent_id, c.id) = coalesce(mine.parent_id, mine.id)
  ), sharing as (
    select theirs.parent_id as id, 1 as tag, null::uuid as main
    from self join posts_rels mine on mine.parent_id = self.id
    join posts_rels theirs on theirs.tags_id = mine.tags_id
    union all
    select r.parent_id, 0, kin.main from kin join posts_rels r on r.categories_id = kin.id
  ), near as (
    select l._parent_id as id, sum(tag) as tags, count(distinct main) as topics
    from sharing join posts_locales l on l._parent_id = sharing.id and ${isShown(locale)}
    group by l._parent_id, l.published_at
    order by tags desc, topics desc, l.published_at desc nulls last, l._parent_id limit ${nearestCount}
  ), newest as (
    select l._parent_id as id from posts_locales l where ${isShown(locale)}
    order by l.published_at desc nulls last, l._parent_id limit ${newestCount}
  ), likeness as (
    select l._parent_id as id, l.published_at as at,
      coalesce(near.tags, 0) as tags, coalesce(near.topics, 0) as topics,
      ts_rank(to_tsvector('simple', ${headOf}), replace(
        plainto_tsquery('simple', self.words)::text, '&', '|')::tsquery) as words
    from (select id from near union select id from newest) other
    join self on self.id <> other.id left join near on near.id = other.id
    join posts_locales l on l._parent_id = other.id and l._locale = ${locale}
  )
  select 'self' as kind, id::text as id, null as slug, null as title from self
  union all
  select 'slug', l._locale::text, l.slug, null from posts_locales l join self on l._parent_id = self.id
    where l._status = 'published' and ${rowHasCome('l')}
  union all
  (select 'previous', l._parent_id::text, null, null from posts_locales l
    where l.published_at < (select at from self) and ${isShown(locale)}
    order by l.published_at desc limit 1)
  union all
  (select 'next', l._parent_id::text, null, null from posts_locales l
    where l.published_at > (select at from self) and ${isShown(locale)}
    order by l.published_at limit 1)
  union all
  (select 'chosen', l._parent_id::text, null, null from posts_rels r join self on r.parent_id = self.id
    join posts_locales l on l._parent_id = r.posts_id and ${isShown(locale)}
    where r.path = 'related' order by r."order")
  union all
  (select 'alike', likeness.id::text, null, null from likeness
    order by tags desc, topics desc, words desc, at desc, likeness.id limit ${alikeCount})
  union all
  (select 'part', p.id::text, l.slug, l.title
    from posts mine join self on mine.id = self.id join posts p on p.series_id = mine.series_id
    join posts_locales l on l._parent_id = p.id and ${isShown(locale)}
    order by ${postsInSeries})`

/** Published in the language, and not for later. */
const isShown = (locale: Locale) =>
  sql`l._locale = ${locale} and l._status = 'published' and ${rowHasCome('l')}`

/** The words of its title and its summary. */
const headOf = sql`split_part(l.search_text, E'\n', 1) || ' ' || split_part(l.search_text, E'\n', 2)`
