/**
 * Search over what is published. The database finds candidates; here they are ranked as readers see
 * them, and the hits marked on the original text.
 */
import {
  highlightRanges,
  type Locale,
  prepareSearchText,
  type SearchText,
  scoreMatch,
  searchTokens,
} from '@wajiha/arabic'
import type { SearchHit } from '@wajiha/contract'
import type { BasePayload } from 'payload'
import type { ReadEndpoint } from '../read.ts'
import { createFinder, type Finder } from './find.ts'
import { type Candidate, findCandidates } from './search-candidates.ts'
import { suggestQuery } from './suggest-query.ts'
import { findMeant } from './synonyms.ts'

const hitLimit = 30

export const search: ReadEndpoint<'search'> = async (payload, { locale, query }) => {
  const find = createFinder(payload, locale)
  const { found, words } = await findOrMean(payload, find, query.q)
  const hits = found.slice(0, hitLimit).map((candidate) => toHit(candidate, words))
  const suggestion = hits.length === 0 ? await usefulSuggestion(payload, find, query.q) : undefined
  // The log says how often people do not find anything, and never the words they looked for.
  if (hits.length === 0)
    payload.logger.info({ letters: query.q.length, locale, msg: 'A search found nothing' })
  return {
    data: hits,
    meta: { total: found.length, page: 1, pages: 1, ...(suggestion ? { suggestion } : {}) },
    tags: [...find.tags],
  }
}

/** What these words find; where that is nothing, what the agency says they mean. */
async function findOrMean(payload: BasePayload, find: Finder, query: string) {
  const found = await findHits(payload, find, query)
  const meant = found.length === 0 ? await findMeant(payload, find.locale, query) : undefined
  if (!meant) return { found, words: query }
  return { found: await findHits(payload, find, meant), words: meant }
}

/** Whether a visitor who looks for these words would find anything. */
export async function findsAnything(
  payload: BasePayload,
  locale: Locale,
  query: string,
): Promise<boolean> {
  const { found } = await findOrMean(payload, createFinder(payload, locale), query)
  return found.length > 0
}

/** The best first. */
async function findHits(payload: BasePayload, find: Finder, query: string): Promise<Candidate[]> {
  const tokens = searchTokens(query)
  if (tokens.length === 0) return []
  const topicsOf = createTopicTexts()
  return (await findCandidates(payload, find, tokens))
    .map((candidate) => ({ candidate, score: scoreOf(candidate, topicsOf(candidate), query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate)
}

/** Many documents are about the same: what they are about is made ready once a search. */
function createTopicTexts() {
  const known = new Map<string, SearchText>()
  return ({ topics }: Candidate): SearchText => {
    const ready = known.get(topics) ?? prepareSearchText(topics)
    known.set(topics, ready)
    return ready
  }
}

/** A suggestion is made only when it leads to something. */
async function usefulSuggestion(
  payload: BasePayload,
  find: Finder,
  query: string,
): Promise<string | undefined> {
  const suggestion = await suggestQuery(payload, find.locale, query)
  if (!suggestion) return undefined
  return (await findHits(payload, find, suggestion)).length > 0 ? suggestion : undefined
}

/** The weights of BLOG-06. */
const scoreOf = ({ title, isTitled, words }: Candidate, topics: SearchText, query: string) =>
  scoreMatch(
    [
      ...(isTitled ? [{ text: title, weight: 5 }] : []),
      { text: topics, weight: 3 },
      { text: { foldedWords: words }, weight: 1 },
    ],
    query,
  )

function toHit({ kind, slug, title, excerpt }: Candidate, query: string): SearchHit {
  const ranges = (text: string) =>
    highlightRanges(text, query).map(({ start, end }): [number, number] => [start, end])
  return { kind, slug, title, excerpt, titleRanges: ranges(title), excerptRanges: ranges(excerpt) }
}
