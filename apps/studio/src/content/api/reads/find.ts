/**
 * Asks Payload for what the public may see in one language, and notes the tags of all that came
 * along. Nothing here falls back to the other language: what is not published in it is not there.
 */

import { locales } from '@wajiha/arabic'
import { type Locale, ownTag, type Slugs } from '@wajiha/contract'
import {
  type BasePayload,
  type CollectionSlug,
  createLocalReq,
  type GlobalSlug,
  type Sort,
  type Where,
} from 'payload'
import type { Config } from '../../../payload-types.ts'
import { fieldOf } from '../../../platform/objects.ts'
import { documentTag, listTag } from '../../../platform/tags.ts'
import { whereCome } from '../../waiting/moments.ts'
import { tracing } from '../trace.ts'

type Collections = Config['collections']
type Globals = Config['globals']
type Name = keyof Collections & CollectionSlug

type ListOptions = {
  where?: Where
  sort?: Sort
  limit?: number
  page?: number
  depth?: number
  /** Also counts all that match, so that one may ask for further pages. */
  isPaged?: boolean
  /** Collections without drafts have no status to ask for. */
  isDrafted?: boolean
  select?: Record<string, true>
  /** Only what a card in a list shows. */
  asCards?: boolean
}

export type Finder = ReturnType<typeof createFinder>

export function createFinder(payload: BasePayload, locale: Locale) {
  const tags = new Set<string>()
  // One request for all questions of a read: what several documents share is fetched once.
  const request = createLocalReq({ locale, fallbackLocale: false, context: tracing(tags) }, payload)
  const options = { locale, fallbackLocale: false, overrideAccess: true, draft: false } as const

  /** One page of a collection. The answer carries the tag of its lists, as any new member changes it. */
  async function page<Slug extends Name>(collection: Slug, list: ListOptions = {}) {
    const {
      where,
      isDrafted = true,
      depth = 1,
      limit = 0,
      asCards,
      isPaged = limit > 1,
      ...rest
    } = list
    tags.add(listTag(collection))
    const come = [whereCome(collection, new Date())].filter((one) => one !== undefined)
    const found = await payload.find({
      ...options,
      ...rest,
      ...(asCards ? { select: payload.collections[collection].config.defaultPopulate } : {}),
      collection,
      depth,
      limit,
      pagination: isPaged,
      where: { and: [...(isDrafted ? [published] : []), ...come, ...(where ? [where] : [])] },
      req: await request,
    } as Parameters<BasePayload['find']>[0])
    return { ...found, docs: found.docs as Collections[Slug][] }
  }

  return {
    locale,
    tags,
    page,
    /** All of a collection that match. */
    list: async <Slug extends Name>(collection: Slug, list?: ListOptions) =>
      (await page(collection, list)).docs,
    /** The first that matches, of which the answer is made. */
    async one<Slug extends Name>(collection: Slug, list: ListOptions) {
      const [found] = (await page(collection, { ...list, limit: 1 })).docs
      if (found) tags.add(ownTag(documentTag(collection, found.id)))
      return found
    },
    /** A page or setting, and the languages it is published in; nothing where it is not. */
    async global<Slug extends keyof Globals & GlobalSlug>(slug: Slug, depth = 1) {
      const languages = await publishedLanguages(payload, slug)
      tags.add(slug.replace(/^page-/, ''))
      if (!languages.includes(locale)) return undefined
      const found = await payload.findGlobal({ ...options, slug, depth, req: await request })
      return { document: found, languages }
    },
    /** BLOG-01: whether the notebook lists posts of the other language. */
    async showsUntranslatedPosts(): Promise<boolean> {
      tags.add('general')
      const settings = await payload.findGlobal({ ...options, slug: 'general', depth: 0 })
      return settings.showUntranslatedPosts === true
    },
    /** The slugs of a document in every language in which it is published. */
    async slugs(collection: Name, id: string): Promise<Slugs> {
      const row = await publishedRow(payload, collection, id)
      const slugs: Slugs = {}
      for (const one of locales) if (isShown(row, one)) slugs[one] = slugIn(row, one)
      return slugs
    },
    /** The languages in which a document is published. */
    async languages(collection: Name, id: string): Promise<Locale[]> {
      const row = await publishedRow(payload, collection, id)
      return locales.filter((one) => isShown(row, one))
    },
  }
}

const published: Where = { _status: { equals: 'published' } }

type Row = {
  slug?: string | Partial<Record<Locale, string>>
  _status?: string | Partial<Record<Locale, string>>
}

async function publishedRow(payload: BasePayload, collection: Name, id: string): Promise<Row> {
  const row = await payload.db.findOne<Row & { id: string }>({
    collection,
    where: { id: { equals: id } },
    locale: 'all',
    select: { slug: true, _status: true },
  })
  return row ?? {}
}

function isShown({ _status, slug }: Row, locale: Locale): boolean {
  if (_status === undefined) return typeof slug !== 'object' || Boolean(slug?.[locale])
  return isPublishedIn(_status, locale)
}

/** @param status of every language by itself, or of all of them. */
const isPublishedIn = (status: unknown, locale: Locale) =>
  (typeof status === 'string' ? status : fieldOf(status, locale)) === 'published'

const slugIn = ({ slug }: Row, locale: Locale) => (typeof slug === 'object' ? slug[locale] : slug)

async function publishedLanguages(payload: BasePayload, slug: GlobalSlug): Promise<Locale[]> {
  const found = await payload.findGlobal({
    slug,
    locale: 'all',
    depth: 0,
    draft: false,
    overrideAccess: true,
    select: { _status: true },
  })
  return locales.filter((one) => isPublishedIn(fieldOf(found, '_status'), one))
}
