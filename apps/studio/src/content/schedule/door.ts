/** Below each document, `/publishable`: whether it may be published as it stands, for a publication that is planned. */
import { locales } from '@wajiha/arabic'
import type { Endpoint, PayloadRequest } from 'payload'
import { requireCollectionSlug, requireGlobalSlug } from '../../platform/slugs.ts'
import type { Place } from '../../together/stand.ts'
import { tryPublication } from './trial.ts'

export const publishableDoor = (slug: string): Endpoint =>
  door('/:id/publishable', ({ payload, routeParams }) => ({
    collection: requireCollectionSlug(payload, slug),
    id: String(routeParams?.id),
  }))

export const publishableDoorOfGlobal = (slug: string): Endpoint =>
  door('/publishable', ({ payload }) => ({ global: requireGlobalSlug(payload, slug) }))

/** Refuses as the publication would, in one language or, without `?in=`, in every one. */
const door = (path: string, placeOf: (req: PayloadRequest) => Place): Endpoint => ({
  method: 'get',
  path,
  handler: async (req) => {
    if (!req.user) return new Response(null, { status: 401 })
    const place = placeOf(req)
    if ('id' in place && !/^[\w-]{1,64}$/.test(place.id)) return new Response(null, { status: 404 })
    for (const locale of locales)
      if (!req.query.in || req.query.in === locale) await tryPublication(req, place, locale)
    return Response.json({ isPublishable: true })
  },
})
