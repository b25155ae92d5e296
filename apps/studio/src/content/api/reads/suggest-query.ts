/**
 * «هل تقصد»: a query whose unknown words are replaced by the nearest ones that the site's titles,
 * summaries and topics use, in the spelling they are printed in there.
 */
import { normaliseForSearch, searchKeys, stripMarks, suggestWord } from '@wajiha/arabic'
import type { Finder } from './find.ts'

const documentsLimit = 500
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** @returns `undefined` when no word has a near one. */
export async function suggestQuery(find: Finder, query: string): Promise<string | undefined> {
  const written = query.match(word)?.slice(0, 8) ?? []
  if (written.length === 0) return undefined
  const vocabulary = await readVocabulary(find)
  const known = new Set(vocabulary.flatMap(searchKeys))
  const meant = written.map((one) => nearest(one, vocabulary, known))
  const suggestion = meant.join(' ')
  return normaliseForSearch(suggestion) === normaliseForSearch(written.join(' '))
    ? undefined
    : suggestion
}

function nearest(written: string, vocabulary: string[], known: Set<string>): string {
  const keys = searchKeys(written)
  if (keys.some((key) => known.has(key))) return written
  for (const key of keys) {
    const found = suggestWord(key, vocabulary)
    if (found) return found
  }
  return written
}

/** The words of what can be found, the most frequent first. */
async function readVocabulary(find: Finder): Promise<string[]> {
  const list = { depth: 0, limit: documentsLimit }
  const terms = { isDrafted: false, depth: 0, select: { name: true } } as const
  const [posts, projects, services, jobs, tags, categories] = await Promise.all([
    find.list('posts', { ...list, select: { title: true, excerpt: true } }),
    find.list('projects', {
      ...list,
      where: { confidentiality: { in: ['public', 'anonymised'] } },
      select: { title: true, summary: true },
    }),
    find.list('services', { ...list, select: { title: true, summary: true } }),
    find.list('jobs', { ...list, select: { title: true, summary: true } }),
    find.list('tags', terms),
    find.list('categories', terms),
  ])
  const texts = [
    ...posts.flatMap(({ title, excerpt }) => [title, excerpt]),
    ...[...projects, ...services, ...jobs].flatMap(({ title, summary }) => [title, summary]),
    ...[...tags, ...categories].map(({ name }) => name),
  ]
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const one of stripMarks(text ?? '').match(word) ?? [])
      if (one.length > 2) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([text]) => text)
}
