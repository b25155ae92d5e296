/** Names of what an answer shows and what a change touched. An answer is stale when they share one. */
import { limits } from '@wajiha/contract'

const documentNames: Record<string, string> = {
  posts: 'post',
  categories: 'category',
  tags: 'tag',
  series: 'series',
  authors: 'author',
  projects: 'project',
  industries: 'industry',
  services: 'service',
  testimonials: 'testimonial',
  jobs: 'job',
  departments: 'department',
  branches: 'branch',
  campaigns: 'campaign',
  'newsletter-issues': 'newsletter-issue',
  'block-pages': 'block-page',
  cards: 'card',
  'short-links': 'short-link',
  redirects: 'redirect',
  media: 'media',
  files: 'file',
}

/** Collections that the public site shows. */
const publicCollections = Object.keys(documentNames)

/** `documentTag('posts', id)` → `post:ID`. */
export const documentTag = (collection: string, id: unknown): string =>
  `${documentNames[collection] ?? collection}:${id}`

/**
 * `listTag('posts')` → `list:posts`, borne by what chooses, orders or counts documents of a collection. A change of
 * words alone does not announce it: who shows the document bears its own tag.
 */
export const listTag = (collection: string): string => `list:${collection}`

/** What a change of one document announces. */
export const changeTags = (collection: string, id: unknown, isPlaced = true): string[] => [
  collection,
  documentTag(collection, id),
  ...(isPlaced ? [listTag(collection)] : []),
]

/** `post:ID` → its collection and id; nothing for the tag of a collection or a global. */
export function documentOfTag(tag: string): { collection: string; id: string } | undefined {
  const collection = collectionOf(tag)
  return collection ? { collection, id: tag.slice(tag.indexOf(':') + 1) } : undefined
}

/** A global's tag is its key: `general`, `home`. */
export const globalTag = (slug: string): string => slug.replace(/^page-/, '')

/**
 * The tags of an answer within what a header holds, however much it shows. Every change names its
 * collection beside its document, so a collection may stand for its documents: first where it stands
 * there already, then for the most numerous ones, until all fit.
 */
export function boundTags(tags: readonly string[], limit = limits.cacheTagCharacters): string[] {
  let bound = [...new Set(tags)]
  const isLong = () => bound.join().length > limit
  const fold = (collection: string) => {
    const isHeld = (tag: string) => collectionOf(tag) === collection || tag === listTag(collection)
    bound = [...new Set(bound.map((tag) => (isHeld(tag) ? collection : tag)))]
  }
  const isNamed = (one: string) => bound.includes(one) || bound.includes(listTag(one))
  for (const collection of publicCollections) if (isLong() && isNamed(collection)) fold(collection)
  while (isLong()) {
    const fullest = fullestOf(bound)
    if (!fullest) break
    fold(fullest)
  }
  return bound
}

const collections = new Map(Object.entries(documentNames).map(([slug, name]) => [name, slug]))

/** `post:ID` → `posts`; nothing for the tag of a collection or a global. */
const collectionOf = (tag: string) =>
  tag.includes(':') ? collections.get(tag.slice(0, tag.indexOf(':'))) : undefined

function fullestOf(tags: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const tag of tags) {
    const collection = collectionOf(tag)
    if (collection) counts.set(collection, (counts.get(collection) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}
