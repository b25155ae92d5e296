import type { PayloadRequest } from 'payload'
import { rolesThat } from '../../platform/access/may.ts'

/** The colleagues who may hold leads, for a choice: as far as whoever asks knows them. */
export async function holdersOf(req: PayloadRequest): Promise<{ value: string; label: string }[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ role: { in: rolesThat('holdLeads') } }, { leftAt: { exists: false } }] },
    sort: 'name',
    limit: 100,
    depth: 0,
    select: { name: true },
    req,
    overrideAccess: false,
  })
  return docs.map(({ id, name }) => ({ value: id, label: name ?? '' }))
}
