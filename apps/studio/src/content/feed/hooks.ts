/**
 * Hooks that tell the feed what a save changed for the public. They compare the published row before
 * and after inside the transaction, so drafts, autosaves and version noise say nothing.
 */
import { onlyTag } from '@wajiha/contract'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { noteAct } from '../../audit/note-act.ts'
import { forgetRows } from '../../platform/database/lean-rows.ts'
import { changeTags } from '../../platform/tags.ts'
import { leaveRedirects } from './leave-redirects.ts'
import {
  isPlaceChange,
  isVisibleChange,
  onlyLanguageOf,
  type PublicFace,
  readFace,
} from './public-face.ts'
import { recordChange } from './record.ts'

declare module 'payload' {
  interface RequestContext {
    /** How a document stood before each of the saves that are under way: one may bring about another of the same. */
    [key: `face ${string}`]: (PublicFace | undefined)[] | undefined
  }
}

const keyOf = (collection: { slug: string }, id: unknown) =>
  `face ${collection.slug} ${id}` as const

/** How a document stood before the save that is under way; nothing of a new one. */
export const faceBefore = (
  req: PayloadRequest,
  collection: { slug: string },
  id: unknown,
): PublicFace | undefined => req.context[keyOf(collection, id)]?.at(-1)

async function remember(req: PayloadRequest, collection: SanitizedCollectionConfig, id: unknown) {
  const face = await readFace(req, collection, id)
  const key = keyOf(collection, id)
  req.context[key] = [...(req.context[key] ?? []), face]
}

/** The save that is under way has been announced: how it began is needed no more. */
const takeFace = (req: PayloadRequest, collection: { slug: string }, id: unknown) =>
  req.context[keyOf(collection, id)]?.pop()

const rememberBefore: CollectionBeforeChangeHook = async (save) => {
  const { collection, req, operation, originalDoc } = save
  if (operation === 'update' && originalDoc?.id) await remember(req, collection, originalDoc.id)
  return save.data
}

const announceChange: CollectionAfterChangeHook = async ({ collection, req, doc, operation }) => {
  const before = operation === 'update' ? takeFace(req, collection, doc.id) : undefined
  const after = await readFace(req, collection, doc.id)
  await forgetRows(req)
  if (!isVisibleChange(before, after)) return doc
  await notePublication(req, collection.slug, doc.id, after)
  // The old address of work that became anonymous may hold the name.
  if (after && doc.confidentiality !== 'anonymised')
    await leaveRedirects(req, collection.slug, before, after)
  const only = onlyLanguageOf(before, after)
  const tags = changeTags(collection.slug, doc.id, isPlaceChange(before, after))
  await recordChange(req, only ? [...tags, onlyTag(only)] : tags)
  return doc
}

const rememberBeforeDelete: CollectionBeforeDeleteHook = async ({ collection, req, id }) =>
  remember(req, collection, id)

const announceDelete: CollectionAfterDeleteHook = async ({ collection, req, id }) => {
  const before = takeFace(req, collection, id)
  if (!isVisibleChange(before, undefined)) return
  await notePublication(req, collection.slug, id, undefined)
  await recordChange(req, changeTags(collection.slug, id))
}

function notePublication(req: PayloadRequest, subject: string, id: unknown, face?: PublicFace) {
  const languages = Object.keys(face?.published ?? {})
  const act = languages.length > 0 ? 'publish' : 'unpublish'
  return noteAct(req, { act, subject, id: String(id), detail: languages.join(', ') })
}

/** The collection, announcing its publications. */
export function announced<Config extends CollectionConfig>(collection: Config): Config {
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), rememberBefore],
      afterChange: [...(hooks.afterChange ?? []), announceChange],
      beforeDelete: [...(hooks.beforeDelete ?? []), rememberBeforeDelete],
      afterDelete: [...(hooks.afterDelete ?? []), announceDelete],
    },
  }
}
