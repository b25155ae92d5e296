/**
 * Where somebody is led who asked for a document by the slug of the other language, as people do who
 * change `/en` in an address by hand: to its translation for good, or to the list, which says that
 * there is none, until there is one.
 */
import { type Locale, locales } from '@wajiha/arabic'
import type { Slugs } from '@wajiha/contract'
import type { PageId } from '#app/addresses.ts'
import { localisedPath } from '#app/locale/paths.ts'
import type { Address } from '#app/locale/read-address.ts'
import type { MovedOutcome, Readable } from './outcome.ts'

type Detail = {
  base: '' | `/${string}`
  /** Where one is led that has no translation; without one, nothing is there. */
  list?: `/${string}`
}

/** The read of each. */
const readNames = {
  blog: 'blog',
  author: 'author',
  project: 'project',
  job: 'job',
  'block-page': 'blockPage',
} as const

/** Pages of documents that have a slug of their own in each language; authors are of the notebook. */
const details: Partial<Record<PageId, Detail>> = {
  blog: { base: '/blogs', list: '/blogs' },
  author: { base: '/authors', list: '/blogs' },
  project: { base: '/our-projects', list: '/our-projects' },
  job: { base: '/join-us', list: '/join-us' },
  'block-page': { base: '' },
} satisfies { [Id in keyof typeof readNames]: Detail }

/** @throws {ContentUnavailable} */
export async function findTwin(
  content: Readable,
  { page, locale, params }: Address,
  onRead: (key: string) => void,
): Promise<MovedOutcome | undefined> {
  const detail = details[page]
  const slug = params.slug ?? ''
  if (!detail) return undefined
  const name = readNames[page as keyof typeof readNames]
  const other = locales.find((one) => one !== locale) as Locale
  const twin = await content.read(other, name, { slug }, {}, onRead)
  if (!twin) return undefined
  const { slugs } = twin.data as { slugs: Slugs }
  const own = slugs[locale]
  // Just published here as well: the next request finds it.
  if (own === slug || !(own || detail.list)) return undefined
  const path = own ? `${detail.base}/${encodeURIComponent(own)}` : `${detail.list}#untranslated`
  return { kind: 'moved', location: localisedPath(path, locale), status: own ? 301 : 302 }
}
