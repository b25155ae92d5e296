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
  for (const row of of('slug')) {
    const language = locales.find((one) => one === row.id)
    if (language) slugs[language] = row.slug ?? undefined
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
  }
}

/** How many tags a post shares with the one that is read. */
const sharedTags = sql`(
  select count(*) from posts_rels mine join posts_rels theirs using (tags_id)
  where mine.parent_id = self.id and theirs.parent_id = shown.id)`

/** How many main categories; what stands under one counts as that one. */
const sharedTopics = sql`(
  select count(distinct coalesce(a.parent_id, a.id))
  from posts_rels mine join categories a on a.id = mine.categories_id
  join categories b on coalesce(b.parent_id, b.id) = coalesce(a.parent_id, a.id)
  join posts_rels theirs on theirs.categories_id = b.id
  where mine.parent_id = self.id and theirs.parent_id = shown.id)`

const question = (locale: Locale, slug: string) => sql`
  with shown as (
    select _parent_id as id, published_at as at, slug,
      split_part(search_text, E'\n', 1) || ' ' || split_part(search_text, E'\n', 2) as words
    from posts_locales where _locale = ${locale} and _status = 'published'
      and ${rowHasCome('posts_locales')}
  ), self as (
    select id, at, words from shown where slug = ${slug}
  ), likeness as (
    select shown.id, shown.at, ${sharedTags} as tags, ${sharedTopics} as topics,
      ts_rank(to_tsvector('simple', shown.words), replace(
        plainto_tsquery('simple', self.words)::text, '&', '|')::tsquery) as words
    from shown, self where shown.id <> self.id
  )
  select 'self' as kind, id::text as id, null as slug, null as title from self
  union all
  select 'slug', p._locale::text, p.slug, null from posts_locales p join self on p._parent_id = self.id
    where p._status = 'published' and ${rowHasCome('p')}
  union all
  (select 'previous', shown.id::text, null, null from shown, self where shown.at < self.at
    order by shown.at desc limit 1)
  union all
  (select 'next', shown.id::text, null, null from shown, self where shown.at > self.at
    order by shown.at limit 1)
  union all
  (select 'chosen', shown.id::text, null, null from posts_rels r join self on r.parent_id = self.id
    join shown on shown.id = r.posts_id where r.path = 'related' order by r."order")
  union all
  (select 'alike', likeness.id::text, null, null from likeness
    order by tags desc, topics desc, words desc, at desc limit ${alikeCount})
  union all
  (select 'part', p.id::text, l.slug, l.title
    from posts mine join self on mine.id = self.id join posts p on p.series_id = mine.series_id
    join posts_locales l on l._parent_id = p.id and l._locale = ${locale}
      and l._status = 'published' and ${rowHasCome('l')}
    order by ${postsInSeries})`
