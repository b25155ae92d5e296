/**
 * Search over what is published. The database finds candidates in the folded words that a hook keeps
 * beside each document; here they are ranked as readers see them, and the hits marked on the
 * original text.
 */
import { highlightRanges, scoreMatch, searchKeys, searchTokens } from '@wajiha/arabic'
import type { SearchHit } from '@wajiha/contract'
import type { Where } from 'payload'
import type { ReadEndpoint } from '../read.ts'
import { createFinder, type Finder } from './find.ts'

const hitLimit = 30
const candidateLimit = 200

type Candidate = {
  kind: SearchHit['kind']
  slug: string
  title: string
  excerpt: string
  words: string
}

export const search: ReadEndpoint<'search'> = async (payload, { locale, query }) => {
  const find = createFinder(payload, locale)
  const tokens = searchTokens(query.q).slice(0, 8)
  if (tokens.length === 0) return { data: [], tags: [...find.tags] }
  const candidates = await findCandidates(find, tokens)
  const ranked = candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate, query.q) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, hitLimit)
  return { data: ranked.map(({ candidate }) => toHit(candidate, query.q)), tags: [...find.tags] }
}

async function findCandidates(find: Finder, tokens: string[]): Promise<Candidate[]> {
  const where: Where = {
    // The shortest key is the word without its clitic, which every form of it contains.
    and: tokens.map((token) => ({ searchText: { contains: searchKeys(token).at(-1) } })),
  }
  const list = { where, depth: 0, limit: candidateLimit, select }
  const [posts, projects, services, jobs] = await Promise.all([
    find.list('posts', list),
    find.list('projects', { ...list, where: { and: [where, listable] } }),
    find.list('services', list),
    find.list('jobs', list),
  ])
  return [
    ...posts.map((one) => candidate('post', one, one.slug, one.excerpt)),
    ...projects.map((one) => candidate('project', one, one.slug, one.summary)),
    ...services.map((one) => candidate('service', one, one.key, one.summary)),
    ...jobs.map((one) => candidate('job', one, one.slug, one.summary)),
  ]
}

function candidate(
  kind: SearchHit['kind'],
  { title, searchText }: { title: string; searchText?: string | null },
  slug: string,
  excerpt: string,
): Candidate {
  return { kind, slug, title, excerpt, words: searchText ?? '' }
}

const select = {
  slug: true,
  key: true,
  title: true,
  excerpt: true,
  summary: true,
  searchText: true,
} as const

const listable: Where = { confidentiality: { in: ['public', 'anonymised'] } }

const scoreOf = ({ title, excerpt, words }: Candidate, query: string) =>
  scoreMatch(
    [
      { text: title, weight: 5 },
      { text: excerpt, weight: 3 },
      { text: words, weight: 1 },
    ],
    query,
  )

function toHit({ kind, slug, title, excerpt }: Candidate, query: string): SearchHit {
  const ranges = (text: string) =>
    highlightRanges(text, query).map(({ start, end }): [number, number] => [start, end])
  return { kind, slug, title, excerpt, titleRanges: ranges(title), excerptRanges: ranges(excerpt) }
}
