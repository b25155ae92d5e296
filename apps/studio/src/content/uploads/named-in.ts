/** Which documents name an id in a text that has an index; see `indexed-texts.data.ts`. */
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@wajiha/arabic'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { statementsOf } from '../../platform/database/statements.ts'
import { indexedTexts } from './indexed-texts.data.ts'

/** Whether a text names what `id` says. Both are SQL; the text is a column of one of the tables. */
export const isNamed = (text: SQL, id: SQL): SQL =>
  sql`named_in(${text}) @> jsonb_build_array((${id})::text)`

type Question = { collection: string; path: string; id: string; locale: Locale; draft: boolean }

/**
 * Of a text in one language: as it stands, or with `draft` as it stands in the editor.
 *
 * @returns ids of documents, 10 at most; nothing where the text has no index.
 */
export async function namedBy(req: PayloadRequest, asked: Question): Promise<string[] | undefined> {
  const { collection, path, id, locale, draft } = asked
  const place = indexedTexts.find(
    (one) => one.collection === collection && one.path === path && one.draft === draft,
  )
  if (!place) return undefined
  const text = sql`words.${sql.identifier(place.column)}`
  const [words, versions] = [sql.identifier(place.table), sql.identifier(`_${collection}_v`)]
  const parent = draft ? sql`version.parent_id` : sql`words._parent_id`
  const isLatest = sql`join ${versions} version on version.id = words._parent_id and version.latest`
  const statements = await statementsOf(req)
  const { rows } = await statements.execute<{ id: string }>(sql`
    select ${parent} as id from ${words} words ${draft ? isLatest : sql``}
    where words._locale = ${locale} and ${isNamed(text, sql`${id}`)} limit 10`)
  return rows.map((one) => one.id)
}
