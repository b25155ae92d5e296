/**
 * What Arabic said when its English was last written or confirmed: a short hash for each field, one row a
 * document. Documents of before have no row, and what is translated there counts as up to date.
 */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { statementsOf } from '../../platform/database/statements.ts'
import type { Hashes } from './hashes.ts'

export type Marks = { ar: Hashes; en: Hashes; seen: Hashes }
/** `posts ID` or `global page-home`. */
export type Owner = string

/**
 * Notes what the Arabic says by now.
 * @param before what it said until now: where nothing else was noted, the English was written from it.
 */
export async function noteArabic(
  req: PayloadRequest,
  owner: Owner,
  { now, before }: { now: Hashes; before: Hashes },
): Promise<void> {
  await (await statementsOf(req)).execute(sql`
    insert into translations (owner, ar, seen)
    values (${owner}, ${JSON.stringify(now)}::jsonb, ${JSON.stringify(before)}::jsonb)
    on conflict (owner) do update
      set ar = excluded.ar, seen = excluded.seen || translations.seen`)
}

/** The English of these paths was written from what Arabic says now. */
export async function noteEnglish(
  req: PayloadRequest,
  owner: Owner,
  { now, changed }: { now: Hashes; changed: readonly string[] },
): Promise<void> {
  await (await statementsOf(req)).execute(sql`
    insert into translations (owner, en) values (${owner}, ${JSON.stringify(now)}::jsonb)
    on conflict (owner) do update
      set en = excluded.en, seen = translations.seen || ${presentOf(changed)}`)
}

/** The English of these paths is still right. */
export async function confirmEnglish(
  req: PayloadRequest,
  owner: Owner,
  paths: readonly string[],
): Promise<void> {
  await (await statementsOf(req)).execute(sql`
    update translations set seen = seen || ${presentOf(paths)} where owner = ${owner}`)
}

const presentOf = (paths: readonly string[]) => sql`(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(translations.ar)
  where key in (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb)))`

export async function readMarks(req: PayloadRequest, owner: Owner): Promise<Marks> {
  const { rows } = await (await statementsOf(req)).execute<Marks>(
    sql`select ar, en, seen from translations where owner = ${owner}`,
  )
  return rows[0] ?? { ar: {}, en: {}, seen: {} }
}

export async function forgetMarks(req: PayloadRequest, owner: Owner): Promise<void> {
  await (await statementsOf(req)).execute(sql`delete from translations where owner = ${owner}`)
}

/** Whether a row of `translations` (as `m`) has a field whose Arabic changed since its English. */
export const hasStale = sql`exists (
  select 1 from jsonb_each_text(m.ar) source
  where m.seen->>source.key <> source.value and source.value <> ''
    and coalesce(m.en->>source.key, '?') <> '')`
