/**
 * A picture that another file takes the place of is kept under a name beside it, and goes on answering at its old
 * address: letters that were sent show it there, and pages do until they name the new one. It goes with its document.
 */
import { storedType } from '@wajiha/contract/stored-type'
import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  Field,
} from 'payload'
import type { Media } from '../../payload-types.ts'
import { fact, hidden } from '../../platform/fields/builders.ts'
import { membersOf } from '../../platform/objects.ts'
import { readWhole, storeOf } from '../../platform/storage/store.ts'

declare module 'payload' {
  interface RequestContext {
    /** What the save that is under way takes the place of, as it is kept. */
    formerFile?: string | undefined
  }
}

/** Names under which former files are kept, the oldest first. */
export const formerFiles: Field = hidden(fact({ name: 'formerFiles', type: 'json' }))

/** `was-<uuid>.jpg`, of the file that was `<uuid>.jpg`. */
export const formerNameOf = (name: string): string => `was-${name}`

/** After all that refuses a file, and before Payload removes the old one: there is no moment without it. */
export const keepFormer: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  req.context.formerFile = undefined
  if (operation !== 'update' || !req.file?.data || !('id' in args)) return
  const { id } = args
  const where = { id: { equals: id } }
  const stored = await req.payload.db.findOne<Media>({ collection: 'media', where, req })
  const name = stored?.filename
  if (!name) return
  const store = await storeOf('media')
  const bytes = await readWhole(store, name)
  if (!bytes) return
  await store.keep(formerNameOf(name), bytes, storedType(name))
  req.context.formerFile = formerNameOf(name)
}

export const noteFormer: CollectionBeforeChangeHook<Media> = ({ data, originalDoc, req }) => {
  const { formerFile } = req.context
  if (!formerFile || !originalDoc || data.filename === originalDoc.filename) return data
  req.context.formerFile = undefined
  return { ...data, formerFiles: [...membersOf(originalDoc.formerFiles), formerFile] }
}

/** Also what a save that failed had kept. */
export const dropFormer: CollectionAfterDeleteHook<Media> = async ({ doc }) => {
  const store = await storeOf('media')
  const left = doc.filename ? [formerNameOf(doc.filename)] : []
  for (const name of [...membersOf(doc.formerFiles), ...left])
    if (typeof name === 'string') await store.drop(name)
  return doc
}
