/**
 * The studio's side of previews, put around everything that has a page: the page beside the form, a button that
 * opens it, a link for somebody without an account; and the doors that sign what these lead to, for who may. What
 * stands in a page stands there for hours; what is signed does not.
 */
import { type Locale, locales } from '@wajiha/arabic'
import { foundPath } from '@wajiha/contract/found'
import {
  type PreviewCollection,
  type PreviewTarget,
  previewCollections,
  previewPath,
  signPreview,
} from '@wajiha/contract/preview'
import { framedPreviewPath } from '@wajiha/contract/preview-frame'
import { agencyTimeZone, dayIn } from '@wajiha/contract/zoned-time'
import type { CollectionConfig, Endpoint, GlobalConfig, PayloadRequest } from 'payload'
import { noteAct } from '../../audit/note-act.ts'
import { readEnv } from '../../platform/env.ts'
import { fieldOf, isRecord } from '../../platform/objects.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireCollectionSlug, requireGlobalSlug } from '../../platform/slugs.ts'
import { currentVersionOf, type Place } from '../../together/stand.ts'
import { momentAt } from '../schedule/first-time.ts'
import { withFound } from './found-field.ts'
import { requireWriter } from './require-writer.ts'
import { mayEndOn } from './shared-days.ts'
import { keepTyped } from './typed.ts'
import { previewWords as words } from './words.ts'

const pane = '/src/content/preview/admin/preview-pane.tsx#PreviewPane'
const buttons = '/src/content/preview/admin/preview-buttons.tsx#PreviewButtons'

/** The collection, with its page beside the form where it has one. */
export function previewed<Config extends CollectionConfig>(collection: Config): Config {
  const kind = previewCollections.find((one) => one === collection.slug)
  if (!kind || kind === 'general' || kind === 'pages') return collection
  const { admin = {}, endpoints, fields } = collection
  return {
    ...collection,
    fields: withFound(kind, fields),
    admin: {
      ...withPane(admin, 'edit'),
      preview: (doc, { locale }) =>
        doc.id ? `/api/${kind}/${doc.id}/preview?locale=${locale}` : null,
    },
    endpoints: [...(endpoints || []), ...doors('/:id', subjectOf(kind), !hasDrafts(collection))],
  }
}

/** What exists once, with the same. */
export function previewedGlobal(global: GlobalConfig): GlobalConfig {
  const { slug, admin = {}, endpoints, fields } = global
  const isPage = slug.startsWith('page-')
  const [kind, id] = isPage
    ? (['pages', slug.slice('page-'.length)] as const)
    : (['general', slug] as const)
  return {
    ...global,
    fields: withFound(kind, fields),
    admin: {
      ...withPane(admin, 'elements'),
      preview: (_, { locale }) => `/api/globals/${slug}/preview?locale=${locale}`,
    },
    endpoints: [
      ...(endpoints || []),
      ...doors('', ({ payload }) => ({
        kind,
        id,
        place: { global: requireGlobalSlug(payload, slug) },
      })),
    ],
  }
}

type Admin = { components?: { views?: { edit?: object }; edit?: object; elements?: object } }

/**
 * Payload's own place for a page beside the form; which address it shows, the pane asks for when it opens.
 * @param under where Payload keeps the buttons: otherwise named for collections than for globals.
 */
function withPane<Shown extends Admin>(
  admin: Shown,
  under: 'edit' | 'elements',
): Shown & { livePreview: { url: string } } {
  const { components = {} } = admin
  const edit = { ...components.views?.edit, livePreview: { Component: pane } }
  return {
    ...admin,
    livePreview: { url: framedPreviewPath },
    components: {
      ...components,
      views: { ...components.views, edit },
      [under]: { ...components[under], PreviewButton: buttons },
    },
  }
}

const hasDrafts = ({ versions }: CollectionConfig) =>
  typeof versions === 'object' && Boolean(versions.drafts)

const subjectOf =
  (kind: Exclude<PreviewCollection, 'general' | 'pages'>) =>
  ({ payload, routeParams }: PayloadRequest): Subject => {
    const id = String(routeParams?.id ?? '')
    return { kind, id, place: { collection: requireCollectionSlug(payload, kind), id } }
  }

type Subject = { kind: PreviewCollection; id: string; place: Place }
type Handle = (req: PayloadRequest, subject: Subject, locale: Locale) => Promise<Response>

/** @param isTyped without drafts, what is typed is told to the preview by a door of its own. */
const doors = (
  under: string,
  find: (req: PayloadRequest) => Subject,
  isTyped = false,
): Endpoint[] => {
  const door = (method: 'get' | 'post', path: string, handle: Handle): Endpoint => ({
    method,
    path: `${under}/preview${path}`,
    handler: async (req) => {
      const subject = find(req)
      if (!req.user || !/^[\w-]{1,64}$/.test(subject.id)) throw new Refusal(req, words.refused, 403)
      return handle(req, subject, localeOf(req))
    },
  })
  return [
    door('get', '', open),
    door('get', '/live', beside),
    door('post', '/link', share),
    ...(isTyped ? [door('post', '/typed', hearTyped)] : []),
  ]
}

const secretly = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/** Leads to the page itself. */
const open: Handle = async (req, subject, locale) => {
  const Location = await signed(req, subject, locale, { path: '/preview' })
  return new Response(null, { status: 302, headers: { ...secretly, Location } })
}

/** Says where the page for the frame is, and where the site tells how it would be found. */
const beside: Handle = async (req, subject, locale) => {
  const viewer = String(req.user?.id)
  const url = await signed(req, subject, locale, { path: framedPreviewPath, viewer })
  const found = url.replace(framedPreviewPath, foundPath)
  return Response.json({ url, found }, { headers: secretly })
}

/** Keeps what is in a form for its own preview: for who may write it. */
const hearTyped: Handle = async (req, { kind, id, place }, locale) => {
  await requireWriter(req, place)
  const values: unknown = await req.json?.().catch(() => undefined)
  if (!isRecord(values)) throw new Refusal(req, words.refused, 400)
  keepTyped({ viewer: String(req.user?.id), collection: kind, id }, locale, values)
  return new Response(null, { status: 204, headers: secretly })
}

/** Makes a link for somebody without an account, until the end of a day: for who may write the document, and noted. */
const share: Handle = async (req, subject, locale) => {
  await requireWriter(req, subject.place)
  const until = fieldOf(await req.json?.().catch(() => undefined), 'until')
  const today = dayIn(Date.now(), agencyTimeZone)
  const isOffered = typeof until === 'string' && mayEndOn(until, today)
  const end = isOffered ? momentAt(`${until}T23:59`, agencyTimeZone) : undefined
  const lifeMs = (end?.getTime() ?? Number.NaN) - Date.now()
  if (!(lifeMs > 0)) throw new Refusal(req, words.noDay, 400)
  const url = await signed(req, subject, locale, { path: '/preview', lifeMs })
  const { place } = subject
  const named =
    'global' in place ? { subject: place.global } : { subject: place.collection, id: place.id }
  await noteAct(req, { act: 'export', ...named, detail: `/preview ${locale} → ${until}` })
  return Response.json({ url }, { headers: secretly })
}

/** An address of the site with a fresh signature, for who may read the document. */
async function signed(
  req: PayloadRequest,
  { kind, id, place }: Subject,
  locale: Locale,
  { path, lifeMs, viewer }: { path: string; lifeMs?: number; viewer?: string },
): Promise<string> {
  const doc = await currentVersionOf(req, place, locale)
  if (!doc) throw new Refusal(req, words.refused, 403)
  const { serviceKey, siteOrigin } = readEnv()
  if (!serviceKey) throw new Refusal(req, words.noKey, 503)
  const named = kind === 'pages' ? { key: id } : doc
  const at = { path: previewPath(kind, named), ...(viewer ? { viewer } : {}) }
  const target: PreviewTarget = { collection: kind, id, locale, ...at }
  return `${siteOrigin}${path}?token=${signPreview(target, serviceKey, Date.now(), lifeMs)}`
}

const localeOf = ({ searchParams }: PayloadRequest): Locale =>
  locales.find((one) => one === searchParams.get('locale')) ?? 'ar'
