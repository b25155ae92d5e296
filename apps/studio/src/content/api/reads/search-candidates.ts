/**
 * What may answer a search: documents whose folded words, kept beside each by a hook, or whose
 * topics hold every word of the query. Only what a visitor may find in a list.
 */
import { sql } from '@payloadcms/db-postgres'
import { type Locale, normaliseForSearch, searchKeys } from '@wajiha/arabic'
import type { SearchHit } from '@wajiha/contract'
import type { BasePayload } from 'payload'
import { poolOf } from '../../../platform/database/statements.ts'
import { isOpen } from '../../mappers/job.ts'
import type { Finder } from './find.ts'
import { type FoundDocument, rankDocuments } from './rank-documents.ts'

const candidateLimit = 200

export type Candidate = {
  kind: SearchHit['kind']
  slug: string
  title: string
  /** Whether the title may say one of the words. */
  isTitled: boolean
  excerpt: string
  /** The names of its tags and categories. */
  topics: string
  /** Its folded words, as far as they decide what it is worth. */
  words: string
}

type Topic = { id: string; name: string }

/** Further words are looked for among what these find. */
const mostWords = 8

/** @param tokens folded words, at least one. */
export async function findCandidates(
  payload: BasePayload,
  find: Finder,
  tokens: string[],
): Promise<Candidate[]> {
  const { locale } = find
  for (const collection of searchedCollections) find.tags.add(collection)
  const named = await readTopics(payload, locale)
  // The shortest key is the word without its clitic, which every form of it contains.
  const words = tokens.slice(0, mostWords).map((token) => ({
    token,
    topics: namedSo(searchKeys(token).at(-1) ?? token, named),
  }))
  const isAll = tokens.length <= mostWords
  const asked = { locale, words, isAll, limit: candidateLimit }
  const [posts, projects, services, jobs] = await Promise.all([
    rankDocuments(payload, 'posts', asked),
    rankDocuments(payload, 'projects', asked),
    rankDocuments(payload, 'services', asked),
    rankDocuments(payload, 'jobs', asked).then((found) => openAmong(find, found)),
  ])
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const namesOf = ({ topics }: FoundDocument) =>
    topics.flatMap((id) => names.get(id) ?? []).join('، ')
  const toCandidates = (kind: SearchHit['kind'], found: FoundDocument[]) =>
    found
      .filter(({ address, title }) => address && title)
      .map((one): Candidate => {
        const { address: slug, title, isTitled, excerpt, words } = one
        return { kind, slug, title, isTitled, excerpt, topics: namesOf(one), words }
      })
  return [
    ...toCandidates('post', posts),
    ...toCandidates('project', projects),
    ...toCandidates('service', services),
    ...toCandidates('job', jobs),
  ]
}

const searchedCollections = ['posts', 'projects', 'services', 'jobs', 'tags', 'categories']

/** When a job closes depends on the clocks of its branch. */
async function openAmong(find: Finder, found: FoundDocument[]): Promise<FoundDocument[]> {
  if (found.length === 0) return []
  const where = { id: { in: found.map(({ id }) => id) } }
  const select = { validThrough: true, branches: true } as const
  const jobs = await find.list('jobs', { where, depth: 1, select })
  const now = Date.now()
  const open = new Set(jobs.filter((one) => isOpen(one, now)).map(({ id }) => id))
  return found.filter(({ id }) => open.has(id))
}

async function readTopics(payload: BasePayload, locale: Locale): Promise<Topic[]> {
  const { rows } = await poolOf(payload).execute<Topic>(sql`
    select _parent_id::text as id, name from tags_locales where _locale = ${locale} and name <> ''
    union all
    select _parent_id::text, name from categories_locales where _locale = ${locale} and name <> ''`)
  return rows
}

const namedSo = (key: string, topics: Topic[]) =>
  topics.filter(({ name }) => normaliseForSearch(name).includes(key)).map(({ id }) => id)
