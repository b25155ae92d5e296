/**
 * Names as a help to whoever knows no telephone and no e-mail: letters are folded as a search folds
 * them, and nothing is exported or erased by a name alone.
 */

import { sql } from '@payloadcms/db-postgres'
import { normaliseForSearch } from '@wajiha/arabic'
import type { Statements } from '../database/honest-transactions.ts'
import type { Scope } from './scope.ts'

export type Named = { id: string; name: string; phones: string[]; emails: string[] }
type Row = { id: string; name: string; texts: { path: string; text: string }[] | null }

const most = 20
const shortest = 2

export async function findByName(
  statements: Statements,
  text: string,
  scope: Scope,
): Promise<Named[]> {
  const words = normaliseForSearch(text.slice(0, 200))
    .split(/\s+/)
    .filter((word) => word)
  if (words.join('').length < shortest) return []
  const seen = {
    all: sql`true`,
    leads: sql`coalesce(has_leads, false)`,
    applications: sql`coalesce(has_applications, false)`,
  }
  const { rows } = await statements.execute<Row>(sql`
    select p.id::text as id, p.name, json_agg(json_build_object('path', t.path, 'text', t.text))
      filter (where t.text is not null) as texts
    from people p left join people_texts t on t.parent_id = p.id
    where ${seen[scope]} group by p.id order by p.updated_at desc limit 20000`)
  return rows
    .filter((row) => isMeant(row, words))
    .slice(0, most)
    .map(named)
}

/** Every word stands in one of the names that they used. */
function isMeant({ name, texts }: Row, words: readonly string[]): boolean {
  const names = [name, ...textsOf(texts, 'names')].map((one) => normaliseForSearch(one ?? ''))
  return names.some((one) => words.every((word) => one.includes(word)))
}

const named = ({ id, name, texts }: Row): Named => ({
  id,
  name,
  phones: textsOf(texts, 'phones'),
  emails: textsOf(texts, 'emails'),
})

const textsOf = (texts: Row['texts'], path: string) =>
  (texts ?? []).filter((one) => one.path === path).map(({ text }) => text)
