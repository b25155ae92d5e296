/**
 * The studio's side of previews: a button that leads to a door of ours, and the door that signs a
 * fresh link for who may read the document. The button stands in a page for hours; a link does not.
 */
import { type Locale, locales } from '@wajiha/arabic'
import { type PageKey, pageKeySchema } from '@wajiha/contract'
import { mistakeInOwnAddress } from '@wajiha/contract/own-addresses'
import {
  type PreviewCollection,
  type PreviewTarget,
  previewCollections,
  signPreview,
} from '@wajiha/contract/preview'
import type { CollectionConfig, Endpoint, GlobalConfig, PayloadRequest } from 'payload'
import { readEnv } from '../../platform/env.ts'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { pathOf } from '../mappers/paths.ts'

type Doc = { id?: unknown; slug?: unknown; key?: unknown }

/** The collection, with a button to what its drafts look like. */
export function previewed<Config extends CollectionConfig>(collection: Config): Config {
  const endpoints = collection.endpoints || []
  const slug = previewCollections.find((one) => one === collection.slug)
  if (!slug || slug === 'pages') throw new Error(`Nothing shows a draft of ${collection.slug}.`)
  return {
    ...collection,
    admin: { ...collection.admin, preview: (doc, { locale }) => door(slug, doc.id, locale) },
    endpoints: [...endpoints, { path: '/:id/preview', method: 'get', handler: openDocument(slug) }],
  }
}

/** The page, with the same. */
export function previewedPage(page: GlobalConfig): GlobalConfig {
  const key = pageKeySchema.parse(page.slug.replace(/^page-/, ''))
  const endpoints = page.endpoints || []
  return {
    ...page,
    admin: {
      ...page.admin,
      preview: (_, { locale }) => `/api/globals/${page.slug}/preview?locale=${locale}`,
    },
    endpoints: [...endpoints, { path: '/preview', method: 'get', handler: openPage(key) }],
  }
}

const door = (slug: string, id: unknown, locale: string) =>
  id ? `/api/${slug}/${id}/preview?locale=${locale}` : null

const openDocument =
  (collection: Exclude<PreviewCollection, 'pages'>): Endpoint['handler'] =>
  async (req) => {
    const id = String(req.routeParams?.id ?? '')
    const locale = localeOf(req)
    const doc = await req.payload.findByID({
      collection,
      id,
      locale,
      draft: true,
      depth: 0,
      req,
      overrideAccess: false,
      disableErrors: true,
      fallbackLocale: false,
    })
    if (!req.user || !doc) return refuse(req)
    return lead(req, { collection, id, locale, path: previewPathTo(collection, doc) })
  }

const openPage =
  (key: PageKey): Endpoint['handler'] =>
  async (req) => {
    const slug = `page-${key}` as const
    const locale = localeOf(req)
    if (!req.user) return refuse(req)
    await req.payload.findGlobal({
      slug,
      locale,
      draft: true,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return lead(req, {
      collection: 'pages',
      id: key,
      locale,
      path: key === 'home' ? '/' : `/${key}`,
    })
  }

/** Where the site would show it. A draft without an address yet stands under its id. */
function previewPathTo(collection: Exclude<PreviewCollection, 'pages'>, doc: Doc): string {
  if (collection === 'campaigns') return '/campaign'
  const name = collection === 'services' ? doc.key : doc.slug
  // Until it is published, it may be called as a page of the site is.
  const isTaken = collection === 'block-pages' && mistakeInOwnAddress(String(name ?? ''))
  if (isTaken) return pathOf(collection, String(doc.id)) ?? '/'
  return pathOf(collection, String(name || doc.id)) ?? '/'
}

function lead(req: PayloadRequest, target: PreviewTarget): Response {
  const { serviceKey, siteOrigin } = readEnv()
  if (!serviceKey)
    return Response.json({ errors: [{ message: sayTo(req, noKey) }] }, { status: 503 })
  const token = signPreview(target, serviceKey, Date.now())
  const headers = {
    Location: `${siteOrigin}/preview?token=${token}`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  }
  return new Response(null, { status: 302, headers })
}

const refuse = (req: PayloadRequest) =>
  Response.json({ errors: [{ message: sayTo(req, refused) }] }, { status: 403 })

const localeOf = ({ searchParams }: PayloadRequest): Locale =>
  locales.find((one) => one === searchParams.get('locale')) ?? 'ar'

const refused = say('لا تُعايَن هذه الوثيقة من حسابك.', 'Your account cannot preview this document.')
const noKey = say(
  'المعاينة تحتاج إلى مفتاح الخدمة SERVICE_KEY، وهو غير مضبوط.',
  'Previews need SERVICE_KEY, which is not set.',
)
