/** What goes into the bin, or for good, takes its plans along: they would only fail, and the calendar would announce them. */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  Where,
} from 'payload'
import { isPlan } from '../../platform/server-functions/schedule.ts'

export const dropPlansOfBinned: CollectionAfterChangeHook = async (save) => {
  const { collection, doc, previousDoc, req } = save
  if (doc.deletedAt && !previousDoc?.deletedAt) await dropPlans(req, collection.slug, doc.id)
  return doc
}

export const dropPlansOfDeleted: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  dropPlans(req, collection.slug, id)

async function dropPlans(req: PayloadRequest, slug: string, id: string | number): Promise<void> {
  const where: Where = {
    and: [
      isPlan,
      { 'input.doc.relationTo': { equals: slug } },
      { 'input.doc.value': { equals: String(id) } },
    ],
  }
  await req.payload.db.deleteMany({ collection: 'payload-jobs', where, req })
}
