/**
 * «هل تقصد»: a query whose unknown words are replaced by the nearest ones that the site's titles,
 * summaries and topics use, in the spelling they are printed in there.
 */
import { type Locale, normaliseForSearch, searchKeys, suggestWord } from '@wajiha/arabic'
import type { BasePayload } from 'payload'
import { atPrimary } from '../../../platform/database/site-reads.ts'
import { readVocabulary, type Vocabulary } from './vocabulary.ts'

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** Slips that are forgiven at most, each a letter more or fewer. */
const mostSlips = 2

/** @returns `undefined` when no word has a near one. */
export async function suggestQuery(
  payload: BasePayload,
  locale: Locale,
  query: string,
): Promise<string | undefined> {
  const written = query.match(word)?.slice(0, 8) ?? []
  if (written.length === 0) return undefined
  // It is kept for others who ask.
  const vocabulary = await atPrimary(() => readVocabulary(payload, locale))
  const suggestion = written.map((one) => nearest(one, vocabulary)).join(' ')
  return normaliseForSearch(suggestion) === normaliseForSearch(written.join(' '))
    ? undefined
    : suggestion
}

function nearest(written: string, { words, known }: Vocabulary): string {
  const keys = searchKeys(written)
  if (keys.some((key) => known.has(key))) return written
  for (const key of keys) {
    const alike = words.filter(({ length }) => Math.abs(length - key.length) <= mostSlips)
    const found = suggestWord(
      key,
      alike.map(({ text }) => text),
    )
    if (found) return found
  }
  return written
}
