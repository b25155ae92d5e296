/**
 * Where an article stands: its id, its slugs, and the ids of its neighbours, in one question. Asked
 * through Payload this takes a dozen, and every page of the notebook asks it.
 */
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Locale, Slugs } from '@wajiha/contract'
import type { BasePayload } from 'payload'

export type PostPlace = {
  id: string
  slugs: Slugs
  /** Published just before it. */
  previous: string | undefined
  /** Published just after it. */
  next: string | undefined
  /** What the editor chose, then the nearest: by shared tags, shared categories, words, and age. */
  related: string[]
}

export const relatedCount = 3

type Row = { kind: string; id: string; slug: string | null }

/** The article published under a slug in a language. */
export async function locatePost(
  payload: BasePayload,
  locale: Locale,
  slug: string,
): Promise<PostPlace | undefined> {
  const { drizzle } = payload.db as unknown as PostgresAdapter
  const { rows } = await drizzle.execute<Row>(question(locale, slug))
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  const id = of('self')[0]?.id
  if (!id) return undefined
  const ids = (kind: string) => of(kind).map((row) => row.id)
  const slugs: Slugs = {}
  for (const row of of('slug')) slugs[row.id as Locale] = row.slug ?? undefined
  const chosen = ids('chosen')
  return {
    id,
    slugs,
    previous: ids('previous')[0],
    next: ids('next')[0],
    related: [...new Set([...chosen, ...ids('alike')])].slice(0, relatedCount),
  }
}

/** How many of a kind of topic an article shares with the one that is read. */
const shared = (column: 'tags_id' | 'categories_id') => sql`(
  select count(*) from posts_rels mine join posts_rels theirs using (${sql.raw(column)})
  where mine.parent_id = self.id and theirs.parent_id = shown.id)`

const question = (locale: Locale, slug: string) => sql`
  with shown as (
    select _parent_id as id, published_at as at, slug,
      split_part(search_text, E'\n', 1) || ' ' || split_part(search_text, E'\n', 2) as words
    from posts_locales where _locale = ${locale} and _status = 'published'
  ), self as (
    select id, at, words from shown where slug = ${slug}
  ), likeness as (
    select shown.id, shown.at, ${shared('tags_id')} as tags, ${shared('categories_id')} as topics,
      ts_rank(to_tsvector('simple', shown.words), replace(
        plainto_tsquery('simple', self.words)::text, '&', '|')::tsquery) as words
    from shown, self where shown.id <> self.id
  )
  select 'self' as kind, id::text as id, null as slug from self
  union all
  select 'slug', p._locale::text, p.slug from posts_locales p join self on p._parent_id = self.id
    where p._status = 'published'
  union all
  (select 'previous', shown.id::text, null from shown, self where shown.at < self.at
    order by shown.at desc limit 1)
  union all
  (select 'next', shown.id::text, null from shown, self where shown.at > self.at
    order by shown.at limit 1)
  union all
  (select 'chosen', shown.id::text, null from posts_rels r join self on r.parent_id = self.id
    join shown on shown.id = r.posts_id where r.path = 'related' order by r."order")
  union all
  (select 'alike', likeness.id::text, null from likeness
    order by tags desc, topics desc, words desc, at desc limit ${relatedCount})`
