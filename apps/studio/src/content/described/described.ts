/**
 * Documents whose pictures say what they show in each language in which they are public. Drafts are saved
 * as they are; publishing is refused with the pictures that lack words, which the admin asks for at once.
 */
import { type Locale, locales } from '@wajiha/arabic'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  FlattenedField,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { requireCollectionSlug, requireGlobalSlug } from '../../platform/slugs.ts'
import { currentVersionOf, type Place } from '../../together/stand.ts'
import { globalLanguagesBefore } from '../feed/global-hooks.ts'
import { faceBefore } from '../feed/hooks.ts'
import { idsIn, sharedIdsIn } from './ids-in.ts'
import { PicturesWithoutWords, undescribedAmong } from './undescribed.ts'

declare module 'payload' {
  interface RequestContext {
    /** The save that is under way publishes every language, whatever it was written in. */
    publishesAll?: boolean
  }
}

const hasDrafts = ({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)

/** The collection, as it is where no language is published on its own. */
export function described(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), noteExtent],
      beforeChange: [...(hooks.beforeChange ?? []), requireWords],
    },
  }
}

/** The same for what exists once. */
export function describedGlobal(global: GlobalConfig): GlobalConfig {
  if (!hasDrafts(global)) return global
  const { hooks = {} } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), noteExtentOfGlobal],
      beforeChange: [...(hooks.beforeChange ?? []), requireWordsOfGlobal],
    },
  }
}

const noteExtent: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update') note(req, args)
}

const noteExtentOfGlobal: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update') note(req, args)
}

function note(req: PayloadRequest, args: object): void {
  req.context.publishesAll = 'publishAllLocales' in args && args.publishAllLocales === true
}

const requireWords: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const id: unknown = originalDoc?.id
  const slug = requireCollectionSlug(req.payload, collection.slug)
  const place = typeof id === 'string' ? { collection: slug, id } : undefined
  const isPublic = Object.keys(faceBefore(req, collection, id)?.published ?? {})
  await refuseBare(req, { data, place, isPublic, fields: collection.flattenedFields })
  return data
}

const requireWordsOfGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const place = { global: requireGlobalSlug(req.payload, global.slug) }
  const isPublic = globalLanguagesBefore(req, global.slug)
  await refuseBare(req, { data, place, isPublic, fields: global.flattenedFields })
  return data
}

type Publication = {
  data: { _status?: unknown }
  place: Place | undefined
  /** Languages in which it is public already: they show at once what belongs to every language. */
  isPublic: readonly string[]
  fields: FlattenedField[]
}

/** Only what a person publishes is held to it: what is loaded or mended by the studio itself is not. */
async function refuseBare(req: PayloadRequest, { data, place, isPublic, fields }: Publication) {
  const locale = locales.find((one) => one === req.locale)
  if (!req.user || !locale || data._status !== 'published') return
  const shown = new Map<Locale, string[]>([[locale, idsIn(data)]])
  for (const other of locales.filter((one) => one !== locale))
    if (req.context.publishesAll && place)
      shown.set(other, idsIn(await currentVersionOf(req, place, other)))
    else if (isPublic.includes(other)) shown.set(other, sharedIdsIn(data, fields))
  const undescribed = await undescribedAmong(req, shown)
  if (undescribed.length > 0) throw new PicturesWithoutWords(req, undescribed)
}
