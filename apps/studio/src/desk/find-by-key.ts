/** Documents that a submission names by key, address or code. */
import { otherLocale } from '@wajiha/arabic'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** The id of the first document for which this holds; `undefined` for what was never there. */
export async function findId(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
  locale: 'ar' | 'en' = 'ar',
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection,
    where,
    locale,
    limit: 1,
    depth: 0,
    select: {},
    req,
    overrideAccess: true,
  })
  return docs[0]?.id
}

/** By a slug, which each language has of its own. */
export async function findBySlug(
  req: PayloadRequest,
  collection: CollectionSlug,
  slug: string | undefined,
  locale: 'ar' | 'en',
): Promise<string | undefined> {
  if (!slug) return undefined
  const where = { slug: { equals: slug } }
  return (
    (await findId(req, collection, where, locale)) ??
    findId(req, collection, where, otherLocale(locale))
  )
}

/** By a key that the form named; `undefined` for what no document is called, such as the form's own `other`. */
export async function findByKey(
  req: PayloadRequest,
  collection: 'services' | 'branches',
  key: string | undefined,
): Promise<string | undefined> {
  return key ? findId(req, collection, { key: { equals: key } }) : undefined
}
