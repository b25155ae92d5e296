/** Names of what an answer shows and what a change touched. An answer is stale when they share one. */

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
  cards: 'card',
  'short-links': 'short-link',
  redirects: 'redirect',
  media: 'media',
  files: 'file',
}

/** Collections that the public site shows. */
export const publicCollections = Object.keys(documentNames)

/** `documentTag('posts', id)` → `post:ID`. */
export const documentTag = (collection: string, id: unknown): string =>
  `${documentNames[collection] ?? collection}:${id}`

/** A global's tag is its key: `general`, `home`. */
export const globalTag = (slug: string): string => slug.replace(/^page-/, '')
