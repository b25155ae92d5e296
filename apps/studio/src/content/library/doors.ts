/** What the page of a picture asks the studio: where it stands, and whether a file is here already. */
import type { Endpoint } from 'payload'
import { may } from '../../platform/server-functions/rights.ts'
import { type Use, usesOf } from '../uploads/uses-of.ts'

export type SamePicture = { id: string; name: string; source: string }
export type Uses = { uses: Use[] }
export type Same = { pictures: SamePicture[] }

export const libraryDoors: Endpoint[] = [
  {
    path: '/:id/uses',
    method: 'get',
    handler: async (req) => {
      const id = String(req.routeParams?.id ?? '')
      if (!(await may(req, 'read', { collection: 'media', id }))) return nothing()
      const uses: Use[] = []
      for (const use of await usesOf(req, 'media', id))
        if (await may(req, 'read', use.place)) uses.push(use)
      return Response.json({ uses } satisfies Uses)
    },
  },
  {
    path: '/same/:hash',
    method: 'get',
    handler: async (req) => {
      if (!req.user) return nothing()
      const { docs } = await req.payload.find({
        collection: 'media',
        where: { sha256: { equals: String(req.routeParams?.hash ?? '') } },
        limit: 3,
        depth: 0,
        req,
        overrideAccess: false,
      })
      const pictures = docs.map(({ id, name, thumbnailURL, url }) => ({
        id,
        name: name ?? '',
        source: thumbnailURL ?? url ?? '',
      }))
      return Response.json({ pictures } satisfies Same)
    },
  },
]

const nothing = () => Response.json({}, { status: 404 })
