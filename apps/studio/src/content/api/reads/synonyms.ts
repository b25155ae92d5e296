/** Other words for what visitors look for: the agency says once what is meant, and the search answers with that. */
import { sql } from '@payloadcms/db-postgres'
import { type Locale, normaliseForSearch } from '@wajiha/arabic'
import type { BasePayload } from 'payload'
import { atPrimary } from '../../../platform/database/site-reads.ts'
import { poolOf } from '../../../platform/database/statements.ts'

/** One spelling for all ways to type the same: «الهُوِيَّة  » → `الهويه`. */
export const foldedSearch = (words: string): string =>
  normaliseForSearch(words).replaceAll(/\s+/g, ' ').trim()

/** @returns the words to look for instead; nothing where nobody said so. */
export async function findMeant(
  payload: BasePayload,
  locale: Locale,
  words: string,
): Promise<string | undefined> {
  // No change announces them.
  const { rows } = await atPrimary(() =>
    poolOf(payload).execute<{ meant: string }>(sql`
      select meant from search_synonyms where locale = ${locale} and said = ${foldedSearch(words)}`),
  )
  return rows[0]?.meant
}

export async function keepMeant(
  payload: BasePayload,
  locale: Locale,
  { words, meant }: { words: string; meant: string },
): Promise<void> {
  await poolOf(payload).execute(sql`
    insert into search_synonyms (locale, said, meant) values (${locale}, ${foldedSearch(words)}, ${meant})
    on conflict (locale, said) do update set meant = excluded.meant`)
}
