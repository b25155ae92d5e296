/**
 * Which posts a search looks at: those that hold every word of it, the likeliest first. There may
 * be hundreds; a title that says the words is never left out for newer posts that only hold them.
 */
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@wajiha/arabic'
import type { BasePayload } from 'payload'
import { poolOf } from '../../../platform/database/statements.ts'
import { rowHasCome } from '../../waiting/moments.ts'

type SearchedWord = {
  /** The word as it was typed, after folding. */
  token: string
  /** Without its clitic: what every form of the word contains. */
  key: string
  /** The tags and categories that are named so. */
  topics: string[]
}

type RankedPosts = { locale: Locale; words: SearchedWord[]; limit: number }

/** @returns ids. The order is a first, rough one: `scoreMatch` has the last word. */
export async function rankPosts(payload: BasePayload, asked: RankedPosts): Promise<string[]> {
  const drizzle = poolOf(payload)
  const { locale, words, limit } = asked
  const { rows } = await drizzle.execute<{ id: string }>(sql`
    select p.id::text as id
    from posts p join posts_locales l on l._parent_id = p.id and l._locale = ${locale}
      and l._status = 'published' and ${rowHasCome('l')}
    where ${sql.join(words.map(isThere), sql` and `)}
    order by ${sql.join(words.map(rank), sql` + `)} desc, l.published_at desc nulls last, p.id
    limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** The folded words begin with a line of their own for the title. */
const title = sql`split_part(l.search_text, E'\n', 1)`

const isThere = (word: SearchedWord) =>
  sql`(position(${word.key} in l.search_text) > 0 or ${isAbout(word)})`

const rank = (word: SearchedWord) => sql`(
  case when position(${` ${word.token} `} in ' ' || ${title} || ' ') > 0 then 6
    when position(${word.key} in ${title}) > 0 then 4 else 0 end
  + case when ${isAbout(word)} then 3 else 0 end)`

function isAbout({ topics }: SearchedWord) {
  if (topics.length === 0) return sql`false`
  const ids = sql.join(
    topics.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  return sql`exists (select 1 from posts_rels r where r.parent_id = p.id
    and (r.tags_id in (${ids}) or r.categories_id in (${ids})))`
}
