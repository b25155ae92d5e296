/** The versions of a document, newest first, and what each of them is in each language. */
import { type Locale, locales } from '@wajiha/arabic'
import {
  type CollectionSlug,
  type GlobalSlug,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'
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

type Status = Partial<Record<Locale, string>>
type Row = { id: string; updatedAt: string; autosave?: boolean; version: { _status?: Status } }
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
      const status = version._status?.[locale]
      if (!status) continue
      standing[locale] = standingOf(status, live[locale] === 'published' && !found.has(locale))
      if (standing[locale] === 'live') found.add(locale)
    }
    return { id, at: updatedAt, isAutosaved: autosave === true, by: writers.get(id), standing }
  })
}

const standingOf = (status: string, mayBeLive: boolean): Standing =>
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
  const found = collection
    ? await payload.findVersions({
        ...asked,
        collection: collection as 'posts',
        where: { and: [{ parent: { equals: id } }, ...shown] },
      })
    : await payload.findGlobalVersions({
        ...asked,
        slug: global as 'general',
        where: { and: shown },
      })
  return found.docs as unknown as Row[]
}

/** In which languages the document is on the site. */
async function findLive(req: PayloadRequest, { collection, global, id }: Asked): Promise<Status> {
  const { payload } = req
  const asked = { ...common(req), draft: false } as const
  const found = collection
    ? await payload.findByID({
        ...asked,
        collection: collection as 'posts',
        id: String(id),
        disableErrors: true,
      })
    : await payload.findGlobal({ ...asked, slug: global as 'general' })
  const status = (found as { _status?: Status | string } | null)?._status
  return typeof status === 'object' && status !== null ? status : {}
}
