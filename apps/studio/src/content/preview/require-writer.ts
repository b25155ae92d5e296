import type { PayloadRequest } from 'payload'
import { Refusal } from '../../platform/refusal.ts'
import type { Place } from '../../together/stand.ts'
import { previewWords as words } from './words.ts'

/** Refuses whoever may not write the document; who may write some of a kind is asked for this one. */
export async function requireWriter(req: PayloadRequest, place: Place): Promise<void> {
  if (!(await mayWrite(req, place))) throw new Refusal(req, words.mayNotWrite, 403)
}

async function mayWrite(req: PayloadRequest, place: Place): Promise<boolean> {
  const { payload } = req
  if ('global' in place) {
    const config = payload.globals.config.find(({ slug }) => slug === place.global)
    return (await config?.access.update({ req })) === true
  }
  const { collection, id } = place
  const scope = await payload.collections[collection].config.access.update({ req, id })
  if (typeof scope === 'boolean') return scope
  const where = { and: [{ id: { equals: id } }, scope] }
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: true })
  return totalDocs > 0
}
