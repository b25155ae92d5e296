/**
 * A bin for content: what is deleted by mistake comes back. What goes into it is public no more, in any
 * language; what comes back is a draft.
 */
import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'
import { refuseHeldAddress } from '../addresses/held-in-bin.ts'

export const binned = (collection: CollectionConfig): CollectionConfig => {
  const { hooks, versions } = collection
  const beforeChange = [...(hooks?.beforeChange ?? []), refuseHeldAddress]
  const afterChange = [...(hooks?.afterChange ?? []), ...(versions ? [takeDown] : [])]
  return { ...collection, trash: true, hooks: { ...hooks, beforeChange, afterChange } }
}

const takeDown: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (!doc.deletedAt || previousDoc?.deletedAt) return doc
  await req.payload.update({
    collection: collection.slug,
    id: doc.id,
    req,
    depth: 0,
    data: { _status: 'draft' },
    unpublishAllLocales: true,
    trash: true,
    overrideAccess: true,
  })
  return { ...doc, _status: 'draft' }
}
