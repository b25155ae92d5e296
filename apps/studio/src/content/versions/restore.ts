/**
 * Restoring a version in one language: its words come back as a draft, and the fields that both
 * languages share. Payload would write every language as it stood then, and publish at once what was
 * public at that time: the language that was not yet there would be gone from the site.
 */
import { type Locale, readLocale } from '@wajiha/arabic'
import {
  APIError,
  type CollectionSlug,
  createLocalReq,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { restoredData } from './restored-data.ts'

type Options = { id: number | string; overrideAccess?: boolean; depth?: number }
type InRequest = Options & { req: PayloadRequest }
type Local = Options & { locale?: string; req?: Partial<PayloadRequest> }

export async function restoreCollectionVersion(
  collection: CollectionSlug,
  { id, req, overrideAccess = false, depth = 0 }: InRequest,
): Promise<object> {
  const { payload } = req
  const config = payload.collections[collection]?.config
  if (!config?.versions) throw new APIError(`${collection} keeps no versions.`, 404)
  const asked = {
    collection,
    locale: languageOf(req),
    fallbackLocale: false,
    overrideAccess,
    req,
  } as const
  const found = await payload.findVersionByID({ ...asked, id: String(id), depth: 0 })
  const data = restoredData(config.flattenedFields, found.version)
  const parent = String(found.parent)
  const draft = Boolean(config.versions.drafts)
  return payload.update({ ...asked, id: parent, data, depth, draft })
}

export async function restoreGlobalVersion(
  slug: GlobalSlug,
  { id, req, overrideAccess = false, depth = 0 }: InRequest,
): Promise<object> {
  const { payload } = req
  const config = payload.globals.config.find((one) => one.slug === slug)
  if (!config?.versions) throw new APIError(`${slug} keeps no versions.`, 404)
  const asked = {
    slug,
    locale: languageOf(req),
    fallbackLocale: false,
    overrideAccess,
    req,
  } as const
  const found = await payload.findGlobalVersionByID({ ...asked, id: String(id), depth: 0 })
  const data = restoredData(config.flattenedFields, found.version)
  const draft = Boolean(config.versions.drafts)
  return payload.updateGlobal({ ...asked, data, depth, draft })
}

/** The same for those who ask Payload itself, within this process. */
export function restoreInOneLanguage(payload: Payload): void {
  payload.restoreVersion = (async ({
    collection,
    ...options
  }: Local & { collection: CollectionSlug }) =>
    restoreCollectionVersion(collection, await within(payload, options))) as never
  payload.restoreGlobalVersion = (async ({ slug, ...options }: Local & { slug: GlobalSlug }) =>
    restoreGlobalVersion(slug, await within(payload, options))) as never
}

async function within(payload: Payload, options: Local): Promise<InRequest> {
  const req = await createLocalReq(options, payload)
  return {
    id: options.id,
    overrideAccess: options.overrideAccess ?? true,
    depth: options.depth ?? 0,
    req,
  }
}

const languageOf = ({ locale }: PayloadRequest): Locale => readLocale(locale)
