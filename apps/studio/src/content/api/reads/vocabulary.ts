/**
 * The words of what can be found: read when a search finds nothing, and kept for a language until something
 * is published, which is written down as a change.
 */
import { sql } from '@payloadcms/db-postgres'
import { type Locale, normaliseForSearch, searchKeys, stripMarks } from '@wajiha/arabic'
import type { BasePayload } from 'payload'
import { poolOf } from '../../../platform/database/statements.ts'
import { rowHasCome } from '../../waiting/moments.ts'

export type Vocabulary = {
  /** As they are printed, the most frequent first; `length` once folded, in UTF-16 units. */
  words: readonly { text: string; length: number }[]
  /** All that they are found under. */
  known: ReadonlySet<string>
}

/** So many of the newest of each kind tell how people write here. */
const documentsLimit = 500
/** A post whose time has come is not announced to the second. */
const longestKeptMs = 60_000
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

type Kept = { change: string; at: number; vocabulary: Vocabulary }
const kept = new WeakMap<BasePayload, Map<Locale, Kept>>()

export async function readVocabulary(payload: BasePayload, locale: Locale): Promise<Vocabulary> {
  const ofStudio = kept.get(payload) ?? new Map<Locale, Kept>()
  kept.set(payload, ofStudio)
  const change = await lastChange(payload)
  const known = ofStudio.get(locale)
  if (known?.change === change && Date.now() - known.at < longestKeptMs) return known.vocabulary
  const vocabulary = vocabularyOf(await readTexts(payload, locale))
  ofStudio.set(locale, { change, at: Date.now(), vocabulary })
  return vocabulary
}

async function lastChange(payload: BasePayload): Promise<string> {
  const { rows } = await poolOf(payload).execute<{ id: string | null }>(
    sql`select max(id)::text as id from changes`,
  )
  return rows[0]?.id ?? ''
}

async function readTexts(payload: BasePayload, locale: Locale): Promise<string[]> {
  const isShown = sql`l._locale = ${locale} and l._status = 'published' and d.deleted_at is null`
  const { rows } = await poolOf(payload).execute<{ text: string }>(sql`
    (select concat_ws(' ', l.title, l.excerpt) as text
      from posts_locales l join posts d on d.id = l._parent_id
      where ${isShown} and ${rowHasCome('l')} order by l.published_at desc limit ${documentsLimit})
    union all (select concat_ws(' ', l.title, l.summary)
      from projects_locales l join projects d on d.id = l._parent_id
      where ${isShown} and d.confidentiality in ('public', 'anonymised') and ${rowHasCome('l')}
      order by l.published_at desc limit ${documentsLimit})
    union all (select concat_ws(' ', l.title, l.summary)
      from services_locales l join services d on d.id = l._parent_id where ${isShown})
    union all (select concat_ws(' ', l.title, l.summary)
      from jobs_locales l join jobs d on d.id = l._parent_id
      where ${isShown} order by d.date_posted desc limit ${documentsLimit})
    union all select name from tags_locales where _locale = ${locale} and name <> ''
    union all select name from categories_locales where _locale = ${locale} and name <> ''`)
  return rows.map(({ text }) => text)
}

function vocabularyOf(texts: string[]): Vocabulary {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const one of stripMarks(text).match(word) ?? [])
      if (one.length > 2) counts.set(one, (counts.get(one) ?? 0) + 1)
  const texted = [...counts].sort(([, one], [, other]) => other - one).map(([text]) => text)
  return {
    words: texted.map((text) => ({ text, length: normaliseForSearch(text).length })),
    known: new Set(texted.flatMap(searchKeys)),
  }
}
