/**
 * Names as a help to whoever knows no telephone and no e-mail: letters are folded as a search folds
 * them, and nothing is exported or erased by a name alone.
 */

import { sql } from '@payloadcms/db-postgres'
import { normaliseForSearch } from '@wajiha/arabic'
import type { Statements } from '../platform/database/honest-transactions.ts'
import type { Scope } from './scope.ts'

export type Named = { id: string; name: string; phones: string[]; emails: string[] }
type Row = { id: string; name: string; texts: { path: string; text: string | null }[] | null }

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
  const { rows } = await statements.execute<Row>(sql`
    ${peopleOf(scope)} union all ${waitingOf('leads', scope !== 'applications')}
    union all ${waitingOf('applications', scope !== 'leads')}
    order by at desc limit 20000`)
  return rows
    .filter((row) => isMeant(row, words))
    .slice(0, most)
    .map(named)
}

const seen: Record<Scope, ReturnType<typeof sql>> = {
  all: sql`true`,
  leads: sql`coalesce(has_leads, false)`,
  applications: sql`coalesce(has_applications, false)`,
}

const peopleOf = (scope: Scope) => sql`
  select p.id::text as id, p.name, p.updated_at as at,
    (select jsonb_agg(jsonb_build_object('path', t.path, 'text', t.text)) from people_texts t
      where t.parent_id = p.id and t.text is not null) as texts
  from people p where ${seen[scope]}`

/** Those in the tray of doubtful messages, who are nobody's person yet. */
const waitingOf = (table: 'leads' | 'applications', isSeen: boolean) => sql`
  select d.id::text, d.name, d.created_at, jsonb_build_array(
    jsonb_build_object('path', 'phones', 'text', d.phone_e164),
    jsonb_build_object('path', 'emails', 'text', d.email_norm))
  from ${sql.identifier(table)} d
  where d.person_id is null and d.anonymised_at is null and ${isSeen}`

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
  (texts ?? []).flatMap(({ path: own, text }) => (own === path && text ? [text] : []))
