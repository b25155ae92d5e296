/** `GET /api/mentions/leads|applications`: who can be mentioned in a note there, by name. */
import type { Endpoint, PayloadRequest } from 'payload'
import { behind } from '../platform/access/may.ts'
import { colleaguesWho, dutyOf, type Worked } from './colleague.ts'

const listFor = (collection: Worked) => async (req: PayloadRequest) => {
  const people = await colleaguesWho(req, dutyOf[collection])
  const others = people.filter(({ id }) => id !== req.user?.id)
  return Response.json({ people: others.map(({ id, name }) => ({ id, name })) })
}

export const mentionEndpoints: Endpoint[] = (['leads', 'applications'] as const).map(
  (collection) => ({
    path: `/mentions/${collection}`,
    method: 'get',
    handler: behind(dutyOf[collection], listFor(collection)),
  }),
)
