import type { CollectionAfterReadHook } from 'payload'
import { noteAccess } from './note-access.ts'

/**
 * Notes that a person opened a record's own page. Lists, the studio's own work and what is read in
 * passing (`overrideAccess`) are not such a reading, and are not slowed down.
 */
export const noteReading: CollectionAfterReadHook = async ({
  doc,
  collection,
  findMany,
  overrideAccess,
  req,
}) => {
  if (findMany || overrideAccess !== false || !req.user || !isWhole(doc)) return doc
  await noteAccess(req, {
    action: 'read',
    subject: { collection: collection.slug, id: String(doc.id) },
  })
  return doc
}

/** Asking for an id alone, to see whether one may, shows nothing. */
const isWhole = (doc: Record<string, unknown>) => Object.keys(doc).length > 2
