/**
 * Which documents a search looks at: those that hold every word of it, the likeliest first, as an index of their
 * words knows. There may be thousands; a title that says the words is never left out for newer ones that only
 * hold them.
 */
import { sql } from '@payloadcms/db-postgres'
import { type Locale, searchForms } from '@wajiha/arabic'
import type { BasePayload } from 'payload'
import { poolOf } from '../../../platform/database/statements.ts'
import { rowHasCome } from '../../waiting/moments.ts'

export type SearchedKind = 'posts' | 'projects' | 'services' | 'jobs'

export type SearchedWord = {
  /** The word as it was typed, after folding. */
  token: string
  /** The tags and categories that are named so. */
  topics: string[]
}

/** A document as search ranks and shows it. */
export type FoundDocument = {
  id: string
  address: string
  title: string
  excerpt: string
  words: string
  topics: string[]
}

type Asked = { locale: Locale; words: SearchedWord[]; limit: number }

/** @returns documents that are published in the language, newest first. */
export async function rankDocuments(
  payload: BasePayload,
  kind: SearchedKind,
  { locale, words, limit }: Asked,
): Promise<FoundDocument[]> {
  const { rows } = await poolOf(payload).execute<FoundDocument>(sql`
    with found as (${sql.join(
      words.map((word, at) => foundBy(kind, word, at, locale)),
      sql` union all `,
    )}), likely as (
      select l.id, ${dateOf[kind]} as at from (
        select line, sum(title + topic) as likeness from (
          select line, word, max(title) as title, max(topic) as topic from found group by line, word
        ) each_word group by line having count(*) = ${words.length}
      ) held join ${sql.raw(kind)}_locales l on l.id = held.line and l._locale = ${locale}
        and l._status = 'published'
      join ${sql.raw(kind)} d on d.id = l._parent_id ${where[kind]()}
      order by likeness desc, at desc nulls last, d.id limit ${limit})
    select d.id::text as id, ${shown[kind]}, coalesce(l.search_text, '') as words
    from likely join ${sql.raw(kind)}_locales l on l.id = likely.id
    join ${sql.raw(kind)} d on d.id = l._parent_id order by likely.at desc nulls last, d.id`)
  return rows
}

/** Lines of `…_locales` that hold a word, how well their title says it, and whether they are about it. */
function foundBy(kind: SearchedKind, { token, topics }: SearchedWord, at: number, locale: Locale) {
  const word = token.slice(0, longestWord)
  const { opening, whole } = searchForms(word)
  const holding = (lexemes: string[], title: number) => sql`
    select ${at}::int as word, line, ${title}::int as title, 0 as topic
    from ${sql.raw(`${kind}_holding`)}(${lexemes.join(' | ')}::tsquery) line`
  const forms = (before: string) => [
    ...opening.map((form) => `${quoted(before + form)}:*`),
    ...whole.map((form) => quoted(before + form)),
  ]
  const parts = [holding(forms(''), 0), holding(forms('/'), 4), holding([quoted(`/${word}`)], 6)]
  if (kind === 'posts' && topics.length > 0) parts.push(aboutTopics(topics, at, locale))
  return sql.join(parts, sql` union all `)
}

/** As the words of a document are cut when they are written. */
const longestWord = 60

const quoted = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`

function aboutTopics(topics: string[], at: number, locale: Locale) {
  const ids = sql.join(
    topics.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  return sql`
    select ${at}::int, l.id, 0, 3 from posts_rels r join posts_locales l on l._parent_id = r.parent_id
      and l._locale = ${locale} where r.tags_id in (${ids}) or r.categories_id in (${ids})`
}

/** By which the newest is known. */
const dateOf = {
  posts: sql`l.published_at`,
  projects: sql`l.published_at`,
  services: sql`d.updated_at`,
  jobs: sql`d.date_posted`,
}

/** Only what a visitor may find in a list. */
const where = {
  posts: () => sql`where ${rowHasCome('l')}`,
  projects: () => sql`where d.confidentiality in ('public', 'anonymised') and ${rowHasCome('l')}`,
  services: () => sql``,
  jobs: () => sql``,
}

const topicsOfPost = sql`array(
  select coalesce(r.tags_id, r.categories_id)::text from posts_rels r
  where r.parent_id = d.id and (r.tags_id is not null or r.categories_id is not null)
  order by r.tags_id is null, r."order") as topics`

const noTopics = sql`array[]::text[] as topics`

const shown = {
  posts: sql`l.slug as address, l.title, coalesce(l.excerpt, '') as excerpt, ${topicsOfPost}`,
  projects: sql`l.slug as address, l.title, coalesce(l.summary, '') as excerpt, ${noTopics}`,
  services: sql`d.key::text as address, l.title, coalesce(l.summary, '') as excerpt, ${noTopics}`,
  jobs: sql`l.slug as address, l.title, coalesce(l.summary, '') as excerpt, ${noTopics}`,
}
