/**
 * What content is, of all that a studio holds: what was written and is or will be shown. People, what
 * visitors sent, what was counted, accounts, secrets and settings of the machine are none.
 */
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

/** In the order in which they need each other; what points the other way is tied afterwards. */
export const takenCollections = [
  'media',
  'files',
  'industries',
  'departments',
  'categories',
  'series',
  'tags',
  'branches',
  'authors',
  'cards',
  'services',
  'testimonials',
  'projects',
  'posts',
  'jobs',
  'campaigns',
  'block-pages',
  'newsletter-issues',
  'short-links',
  'redirects',
  'mail-templates',
] as const satisfies readonly CollectionSlug[]

export type Taken = (typeof takenCollections)[number]

/** Whether its documents bring files. */
export const bringsFiles = (collection: Taken): collection is 'media' | 'files' =>
  collection === 'media' || collection === 'files'

/** The agency's settings and words, and its pages with an editor of their own. */
export const takenGlobals = (payload: Payload): GlobalSlug[] =>
  payload.globals.config
    .map(({ slug }) => slug)
    .filter((slug) => /^(general|interface-words|page-.+)$/.test(slug)) as GlobalSlug[]

/** Fields that lead out of the content, such as whom of the team a card belongs to: accounts stay where they are. */
export const fieldsLeadingOut = (payload: Payload, collection: Taken): string[] =>
  payload.collections[collection].config.flattenedFields
    .filter((field) => 'relationTo' in field && ![field.relationTo].flat().every(isTaken))
    .map(({ name }) => name)

export const isTaken = (slug: string): slug is Taken => takenCollections.some((one) => one === slug)
