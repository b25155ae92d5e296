/** The versions of a document, newest first, and what each of them is in each language. */
import { type Locale, locales } from '@wajiha/arabic'
import {
  type CollectionSlug,
  type GlobalSlug,
  isolateObjectProperty,
  type PayloadRequest,
  type Where,
} from 'payload'
import { fieldOf, isObject } from '../../platform/objects.ts'
import { writersOf } from './saved-by.ts'

type Standing = 'live' | 'wasLive' | 'draft'
type ShownVersion = {
  id: string
  at: string
  isAutosaved: boolean
  /** Whoever wrote it, in words; nothing where nobody noted it. */
  by: string | undefined
  standing: Partial<Record<Locale, Standing>>
}

type Status = Partial<Record<Locale, unknown>>
type Row = { id: string; updatedAt: string; autosave?: boolean; version: object }
type Asked = {
  collection?: CollectionSlug | undefined
  global?: GlobalSlug | undefined
  id?: unknown
}

export async function readVersions(
  req: PayloadRequest,
  asked: Asked,
  language: Locale,
): Promise<ShownVersion[]> {
  const [rows, live] = await Promise.all([findRows(req, asked), findLive(req, asked)])
  const ids = rows.map(({ id }) => id)
  const writers = await writersOf(req, asked, ids, language)
  const found = new Set<Locale>()
  return rows.map(({ id, updatedAt, autosave, version }) => {
    const standing: ShownVersion['standing'] = {}
    for (const locale of locales) {
      const status = fieldOf(fieldOf(version, '_status'), locale)
      if (!status) continue
      standing[locale] = standingOf(status, live[locale] === 'published' && !found.has(locale))
      if (standing[locale] === 'live') found.add(locale)
    }
    return { id, at: updatedAt, isAutosaved: autosave === true, by: writers.get(id), standing }
  })
}

const standingOf = (status: unknown, mayBeLive: boolean): Standing =>
  status === 'published' ? (mayBeLive ? 'live' : 'wasLive') : 'draft'

/** Asks in every language without changing the one of the page. */
const common = (req: PayloadRequest) =>
  ({
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
    locale: 'all',
    depth: 0,
    overrideAccess: false,
  }) as const

const mostVersions = 50

async function findRows(req: PayloadRequest, { collection, global, id }: Asked): Promise<Row[]> {
  const { payload } = req
  const config = collection
    ? payload.collections[collection]?.config
    : payload.globals.config.find((one) => one.slug === global)
  const hasDrafts = Boolean(config?.versions?.drafts)
  const shown = hasDrafts ? [{ snapshot: { not_equals: true } }] : []
  const asked = { ...common(req), sort: '-updatedAt', limit: mostVersions }
  if (collection) {
    const where: Where = { and: [{ parent: { equals: id } }, ...shown] }
    return (await payload.findVersions({ ...asked, collection, where })).docs
  }
  if (!global) return []
  return (await payload.findGlobalVersions({ ...asked, slug: global, where: { and: shown } })).docs
}

/** In which languages the document is on the site. */
async function findLive(req: PayloadRequest, { collection, global, id }: Asked): Promise<Status> {
  const { payload } = req
  const asked = { ...common(req), draft: false } as const
  const findDocument = (slug: CollectionSlug) =>
    payload.findByID({ ...asked, collection: slug, id: String(id), disableErrors: true })
  const findGlobal = (slug: GlobalSlug) => payload.findGlobal({ ...asked, slug })
  const found = collection ? await findDocument(collection) : global && (await findGlobal(global))
  const status = fieldOf(found, '_status')
  return isObject(status) ? status : {}
}
