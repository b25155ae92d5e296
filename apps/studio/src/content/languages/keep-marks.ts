/** Notes with each save which words changed in which language: at most one statement, and none where no word did. */
import { isLocale } from '@wajiha/arabic'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  FlattenedField,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { type Hashes, hashesOf } from './hashes.ts'
import { forgetMarks, noteArabic, noteEnglish, type Owner } from './marks.ts'

export const ownerOf = (place: { collection: string; id: unknown } | { global: string }): Owner =>
  'global' in place ? `global ${place.global}` : `${place.collection} ${place.id}`

export const keepMarks: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const owner = ownerOf({ collection: collection.slug, id: doc.id })
  const before = operation === 'update' ? previousDoc : undefined
  await keep(req, owner, collection.flattenedFields, { doc, before })
  return doc
}

export const keepGlobalMarks: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const owner = ownerOf({ global: global.slug })
  await keep(req, owner, global.flattenedFields, { doc, before: previousDoc })
  return doc
}

export const dropMarks: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await forgetMarks(req, ownerOf({ collection: collection.slug, id }))
}

type Save = { doc: object; before: object | undefined }

async function keep(
  req: PayloadRequest,
  owner: Owner,
  fields: readonly FlattenedField[],
  { doc, before: earlier }: Save,
): Promise<void> {
  // A save of all languages at once changes no words: it publishes, or takes back.
  if (!isLocale(req.locale)) return
  const now = hashesOf(fields, doc)
  const before = earlier ? hashesOf(fields, earlier) : {}
  const changed = changedPaths(before, now)
  if (changed.length === 0) return
  const note = {
    ar: () => noteArabic(req, owner, { now, before }),
    en: () => noteEnglish(req, owner, { now, changed }),
  }
  await note[req.locale]()
}

const changedPaths = (before: Hashes, now: Hashes): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (path) => (before[path] ?? '') !== (now[path] ?? ''),
  )
