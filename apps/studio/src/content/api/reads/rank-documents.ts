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
  /** Whether its title may say one of the words; a title that says none is worth nothing. */
  isTitled: boolean
  excerpt: string
  /** Its folded words; where all that are sought stand among them as they are, these alone. */
  words: string
  topics: string[]
}

type Asked = {
  locale: Locale
  /** At most eight. */
  words: SearchedWord[]
  /** Whether these are all words of the question; others are looked for in the texts. */
  isAll: boolean
  limit: number
}

/**
 * Each part of a word's finding is a line of its own, so that one pass adds them up: what holds it, what says it
 * in the title, says it just so, is about it. Beyond the likeliest nothing is read but their ids.
 *
 * @returns documents that are published in the language, newest first.
 */
export async function rankDocuments(
  payload: BasePayload,
  kind: SearchedKind,
  { locale, words, isAll, limit }: Asked,
): Promise<FoundDocument[]> {
  const { rows } = await poolOf(payload).execute<FoundDocument>(sql`
    with found as (${sql.join(
      words.map((word, at) => foundBy(kind, word, at, locale)),
      sql` union all `,
    )}), held as materialized (
      select line, sum(title + topic) as likeness, max(title) > 0 as is_titled from found
      group by line having bit_or(1 << word) = ${2 ** words.length - 1}::int
    ), crowd as materialized (select count(*) > ${crowdFrom}::int as is_there from held
    ), likely as (
      select * from (${aheadOf(kind, locale)} ${dated[kind] ? newestOf(kind, locale, limit) : sql``}) one
      order by likeness desc, at desc nulls last, document limit ${limit})
    select l._parent_id::text as id, is_titled as "isTitled", ${shown[kind]}, ${isAll ? wordsShown(words) : wholeText} as words
    from likely join ${sql.raw(kind)}_locales l on l.id = likely.id
    ${withDocument(kind)} and d.deleted_at is null
    order by likely.at desc nulls last, l._parent_id`)
  return rows
}

/** Where more hold all words, those that are no likelier than most are read from the newest on. */
const crowdFrom = 1_000

/** Whom the words make likelier; all, unless there is a crowd. */
const aheadOf = (kind: SearchedKind, locale: Locale) => sql`
  select l.id, l._parent_id as document, ${dateOf[kind]} as at, likeness, is_titled
  from held join ${sql.raw(kind)}_locales l on l.id = held.line ${from[kind](locale)}
  ${dated[kind] ? sql`and (likeness > 0 or not (select is_there from crowd))` : sql``}`

/** Of a crowd the newest, walked by their dates: “is true” keeps the planner from beginning at the crowd. */
const newestOf = (kind: SearchedKind, locale: Locale, limit: number) => sql`
  union all (select l.id, l._parent_id, l.published_at, 0, false
  from ${sql.raw(kind)}_locales l ${from[kind](locale)} and l.published_at is not null
  and (select is_there from crowd) and (l.id in (select line from held where likeness = 0)) is true
  order by l.published_at desc limit ${limit})`

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
  const parts = [holding(forms(''), 0), holding(forms('/'), 4), holding([quoted(`/${word}`)], 2)]
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
    select distinct ${at}::int, l.id, 0, 3 from posts_rels r join posts_locales l on l._parent_id = r.parent_id
      and l._locale = ${locale} where r.tags_id in (${ids}) or r.categories_id in (${ids})`
}

const wholeText = sql`coalesce(l.search_text, '')`

/**
 * Texts stay where they are when every word stands between spaces in them as it is sought: no other is worth
 * more. A word that was cut is looked for in the text.
 */
function wordsShown(words: SearchedWord[]) {
  const tokens = words.map(({ token }) => token)
  if (tokens.some((token) => token.length > longestWord)) return wholeText
  const each = tokens.map((token) => sql`strpos(l.search_text, ${` ${token} `}) > 0`)
  return sql`case when ${sql.join(each, sql` and `)} then ${tokens.join(' ')} else ${wholeText} end`
}

/** Whose date is a column of the language's line, with an index. */
const dated = { posts: true, projects: true, services: false, jobs: false } as const

/** By which the newest is known. */
const dateOf = {
  posts: sql`l.published_at`,
  projects: sql`l.published_at`,
  services: sql`d.updated_at`,
  jobs: sql`d.date_posted`,
}

const withDocument = (kind: SearchedKind) => sql`join ${sql.raw(kind)} d on d.id = l._parent_id`

/** Only what a visitor may find in a list; the document itself only where it is asked something. */
const from = {
  posts: (locale: Locale) => sql`where ${isPublished(locale)} and ${rowHasCome('l')}`,
  projects: (locale: Locale) => sql`${withDocument('projects')} where ${isPublished(locale)}
    and d.confidentiality in ('public', 'anonymised') and ${rowHasCome('l')}`,
  services: (locale: Locale) => sql`${withDocument('services')} where ${isPublished(locale)}`,
  jobs: (locale: Locale) => sql`${withDocument('jobs')} where ${isPublished(locale)}`,
}

const isPublished = (locale: Locale) => sql`l._locale = ${locale} and l._status = 'published'`

const topicsOfPost = sql`array(
  select coalesce(r.tags_id, r.categories_id)::text from posts_rels r
  where r.parent_id = l._parent_id and (r.tags_id is not null or r.categories_id is not null)
  order by r.tags_id is null, r."order") as topics`

const noTopics = sql`array[]::text[] as topics`

const shown = {
  posts: sql`l.slug as address, l.title, coalesce(l.excerpt, '') as excerpt, ${topicsOfPost}`,
  projects: sql`l.slug as address, l.title, coalesce(l.summary, '') as excerpt, ${noTopics}`,
  services: sql`d.key as address, l.title, coalesce(l.summary, '') as excerpt, ${noTopics}`,
  jobs: sql`l.slug as address, l.title, coalesce(l.summary, '') as excerpt, ${noTopics}`,
}
