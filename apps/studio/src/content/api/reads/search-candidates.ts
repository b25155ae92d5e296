/**
 * What may answer a search: documents whose folded words, kept beside each by a hook, or whose
 * topics hold every word of the query. Only what a visitor may find in a list.
 */
import { normaliseForSearch, searchKeys } from '@wajiha/arabic'
import type { SearchHit } from '@wajiha/contract'
import type { BasePayload, Where } from 'payload'
import { isOpen } from '../../mappers/job.ts'
import type { Finder } from './find.ts'
import { rankPosts } from './rank-posts.ts'

const candidateLimit = 200

export type Candidate = {
  kind: SearchHit['kind']
  slug: string
  title: string
  excerpt: string
  /** The names of its tags and categories. */
  topics: string
  words: string
}

type Topic = { id: string; name: string }

/** @param tokens folded words, at least one. */
export async function findCandidates(
  payload: BasePayload,
  find: Finder,
  tokens: string[],
): Promise<Candidate[]> {
  const now = Date.now()
  const [tags, categories] = await Promise.all([
    topicsOf(find, 'tags'),
    topicsOf(find, 'categories'),
  ])
  // The shortest key is the word without its clitic, which every form of it contains.
  const words = tokens.map((token) => {
    const key = searchKeys(token).at(-1) ?? token
    return { token, key, topics: namedSo(key, [...tags, ...categories]) }
  })
  const written: Where = { and: words.map(({ key }) => ({ searchText: { contains: key } })) }
  const list = { where: written, depth: 0, limit: candidateLimit, select }
  const ranked = { locale: find.locale, words, limit: candidateLimit }
  const [posts, projects, services, jobs] = await Promise.all([
    rankPosts(payload, ranked).then((ids) => postsOf(find, ids)),
    find.list('projects', { ...list, where: { and: [written, listable] } }),
    find.list('services', list),
    find.list('jobs', {
      ...list,
      depth: 1,
      select: { ...select, validThrough: true, branches: true },
    }),
  ])
  const namesOf = (ids: readonly unknown[] | null | undefined, topics: Topic[]) =>
    topics.filter(({ id }) => (ids ?? []).includes(id)).map(({ name }) => name)
  return [
    ...posts.map((one) => {
      const topics = [...namesOf(one.tags, tags), ...namesOf(one.categories, categories)]
      return candidate('post', one, one.slug, one.excerpt, topics.join('، '))
    }),
    ...projects.map((one) => candidate('project', one, one.slug, one.summary)),
    ...services.map((one) => candidate('service', one, one.key, one.summary)),
    ...jobs
      .filter((one) => isOpen(one, now))
      .map((one) => candidate('job', one, one.slug, one.summary)),
  ]
}

async function postsOf(find: Finder, ids: string[]) {
  if (ids.length === 0) return []
  return find.list('posts', {
    where: { id: { in: ids } },
    sort: '-publishedAt',
    depth: 0,
    select: { ...select, tags: true, categories: true },
  })
}

async function topicsOf(find: Finder, collection: 'tags' | 'categories'): Promise<Topic[]> {
  const found = await find.list(collection, { isDrafted: false, depth: 0, select: { name: true } })
  return found.filter(({ name }) => name).map(({ id, name }) => ({ id, name }))
}

const namedSo = (key: string, topics: Topic[]) =>
  topics.filter(({ name }) => normaliseForSearch(name).includes(key)).map(({ id }) => id)

function candidate(
  kind: SearchHit['kind'],
  { title, searchText }: { title: string; searchText?: string | null },
  slug: string,
  excerpt: string,
  topics = '',
): Candidate {
  return { kind, slug, title, excerpt, topics, words: searchText ?? '' }
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
