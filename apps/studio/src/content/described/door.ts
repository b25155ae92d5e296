/** Below each document, `/described`: whether it may be published as it stands, for a publication that is planned. */
import { type Locale, locales } from '@wajiha/arabic'
import type { Endpoint, PayloadRequest } from 'payload'
import { requireCollectionSlug, requireGlobalSlug } from '../../platform/slugs.ts'
import { currentVersionOf, type Place } from '../../together/stand.ts'
import { idsIn } from './ids-in.ts'
import { PicturesWithoutWords, undescribedAmong } from './undescribed.ts'

export const describedDoor = (slug: string): Endpoint =>
  door('/:id/described', ({ payload, routeParams }) => ({
    collection: requireCollectionSlug(payload, slug),
    id: String(routeParams?.id),
  }))

export const describedDoorOfGlobal = (slug: string): Endpoint =>
  door('/described', ({ payload }) => ({ global: requireGlobalSlug(payload, slug) }))

/** Refuses as the publication would, in one language or, without `?in=`, in every one. */
const door = (path: string, placeOf: (req: PayloadRequest) => Place): Endpoint => ({
  method: 'get',
  path,
  handler: async (req) => {
    if (!req.user) return new Response(null, { status: 401 })
    const place = placeOf(req)
    if ('id' in place && !/^[\w-]{1,64}$/.test(place.id)) return new Response(null, { status: 404 })
    const wanted = locales.filter((one) => !req.query.in || req.query.in === one)
    const shown = new Map<Locale, string[]>()
    for (const locale of wanted) {
      const doc = await currentVersionOf(req, place, locale)
      if (!doc) return new Response(null, { status: 404 })
      shown.set(locale, idsIn(doc))
    }
    const undescribed = await undescribedAmong(req, shown)
    if (undescribed.length > 0) throw new PicturesWithoutWords(req, undescribed)
    return Response.json({ isDescribed: true })
  },
})
