/**
 * What the public can see of a document before and after a save. Drafts and autosaves leave the
 * published row alone, so comparing it tells a publication from everything else, whichever button,
 * schedule or API call it came from.
 */
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'

export type Place =
  | { kind: 'collection'; slug: CollectionSlug; id: string }
  | { kind: 'global'; slug: GlobalSlug }

/** The published row: when it was written, in which languages it is public, and its addresses. */
export type Published = {
  updatedAt: string | undefined
  isPublic: boolean
  slugs: Partial<Record<'ar' | 'en', string>>
}

type Row = {
  updatedAt?: string
  _status?: string | Partial<Record<'ar' | 'en', string>>
  slug?: string | Partial<Record<'ar' | 'en', string>>
}

/** Reads the published row inside the request's transaction; `undefined` when there is none. */
export async function readPublished(
  req: PayloadRequest,
  place: Place,
): Promise<Published | undefined> {
  const row = (await findRow(req, place)) as Row | null
  if (!row) return undefined
  const status = row._status
  const isPublic = (locale: 'ar' | 'en') => {
    if (status === undefined) return true
    return (typeof status === 'string' ? status : status[locale]) === 'published'
  }
  const slugs: Published['slugs'] = {}
  for (const locale of ['ar', 'en'] as const) {
    const slug = typeof row.slug === 'object' ? row.slug?.[locale] : row.slug
    if (slug && isPublic(locale)) slugs[locale] = slug
  }
  return { updatedAt: row.updatedAt, isPublic: isPublic('ar') || isPublic('en'), slugs }
}

function findRow(req: PayloadRequest, place: Place) {
  const options = {
    req,
    depth: 0,
    draft: false,
    locale: 'all',
    overrideAccess: true,
    showHiddenFields: false,
  } as const
  if (place.kind === 'global') return req.payload.findGlobal({ ...options, slug: place.slug })
  return req.payload.findByID({
    ...options,
    collection: place.slug,
    id: place.id,
    disableErrors: true,
  })
}
