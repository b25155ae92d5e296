/**
 * Search over everything a person may read, in one question to the database: a few of each kind, those
 * first whose title begins with what was typed, then the newest.
 */
import { sql } from '@payloadcms/db-postgres'
import { limits } from '@wajiha/contract'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import { isSaid, type Said } from '../../platform/i18n/say.ts'
import { foldPattern, telephoneDigits } from '../../platform/lists/fold-pattern.ts'
import { rowsOf, titleIn } from '../kinds.ts'
import { scopeSql } from './scope-sql.ts'

type Sql = ReturnType<typeof sql>
type Locale = 'ar' | 'en'
export type Hit = { collection: string; id: string; title: string | null; number: number | null }

/** In the order in which they are shown. What only machines write is not among them. */
export const searched = [
  'leads',
  'applications',
  'people',
  'posts',
  'projects',
  'services',
  'jobs',
  'campaigns',
  'block-pages',
  'cards',
  'short-links',
  'branches',
  'testimonials',
  'authors',
  'subscribers',
  'users',
  'media',
  'files',
  'redirects',
  'categories',
  'tags',
  'series',
  'industries',
  'departments',
]
/** Long texts: they are searched in their lists, and found there by chance more often than on purpose. */
const tooLong = ['message', 'quote']
const ofEachKind = 4
const mostWords = 6

export async function findEverything(
  req: PayloadRequest,
  typed: string,
  locale: Locale,
): Promise<Hit[]> {
  const patterns = patternsOf(typed)
  if (patterns.length === 0) return []
  const asked = await Promise.all(
    searched.map(async (slug) => {
      const config = req.payload.collections[slug as 'posts']?.config
      return config && (await questionFor(req, config, patterns, locale))
    }),
  )
  const questions = asked.filter((one) => one !== undefined)
  if (questions.length === 0) return []
  const { rows } = await poolOf(req.payload).execute<Hit>(sql.join(questions, sql` union all `))
  return rows
}

/** A telephone is one word however it is spaced. */
function patternsOf(typed: string): string[] {
  const text = typed.trim().slice(0, limits.searchCharacters)
  if (telephoneDigits(text)) return [foldPattern(text)]
  return text.split(/\s+/).slice(0, mostWords).map(foldPattern).filter(Boolean)
}

async function questionFor(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  patterns: string[],
  locale: Locale,
): Promise<Sql | undefined> {
  const rule = await config.access.read({ req })
  // Whoever reads only what is out finds only that; drafts are for those who read everything.
  const rows = rowsOf(config, rule === true ? 'newest' : 'published')
  const scope = scopeSql(rule, rows)
  if (!scope) return undefined
  const numbered = config.flattenedFields.some(({ name }) => name === 'number')
  const number = numbered ? sql`max(r.number)::int` : sql`null::int`
  const words = sql`concat_ws(' ', ${sql.join(wordsOf(config, rows, numbered), sql`, `)})`
  const all = patterns.map((pattern) => sql`${words} ~* ${pattern}`)
  const title = titleIn(rows, locale)
  return sql`(select ${config.slug} as collection, ${rows.id} as id, ${title} as title,
      ${number} as number
    ${rows.from} where ${rows.where} and ${scope} and ${sql.join(all, sql` and `)}
    group by r.id
    order by ${title} ~* ${`^${patterns[0]}`} desc nulls last, max(${rows.updatedAt}) desc
    limit ${ofEachKind})`
}

function wordsOf(
  { admin, flattenedFields }: SanitizedCollectionConfig,
  rows: ReturnType<typeof rowsOf>,
  numbered: boolean,
): Sql[] {
  const names = (admin.listSearchableFields ?? []).filter((name) => !tooLong.includes(name))
  const columns = names.map((name) => {
    const field = flattenedFields.find((one) => one.name === name)
    return field && 'hasMany' in field && field.hasMany ? rows.texts(name) : rows.column(name)
  })
  return numbered ? [...columns, sql`'#' || r.number`] : columns
}

/** What a kind is called, many of it and one. */
export function labelsOf({ labels }: SanitizedCollectionConfig): { plural: Said; singular: Said } {
  const { plural, singular } = labels
  if (!isSaid(plural) || !isSaid(singular)) throw new TypeError('A collection speaks one language.')
  return { plural, singular }
}
