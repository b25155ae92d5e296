/**
 * A picture or file that something shows is neither deleted nor put into the bin: it would be gone from
 * there without a word. A page that something leads to goes into the bin and comes back, and is not deleted for good:
 * a menu would be left with a line that leads nowhere, and could not be saved. Whoever tries hears where it is used.
 */
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Use, usesOf } from './uses-of.ts'

export const keptInUse = (collection: CollectionConfig): CollectionConfig => {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), refuseBin],
      beforeDelete: [...(hooks?.beforeDelete ?? []), refuseDelete],
    },
  }
}

export const keptWhileLedTo = (collection: CollectionConfig): CollectionConfig => {
  const { hooks } = collection
  const beforeDelete = [...(hooks?.beforeDelete ?? []), refuseDelete]
  return { ...collection, hooks: { ...hooks, beforeDelete } }
}

const refuseDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) =>
  refuse(req, await usesOf(req, collection.slug, String(id)))

const refuseBin: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const isLeaving = data.deletedAt && !originalDoc?.deletedAt
  if (isLeaving) refuse(req, await usesOf(req, collection.slug, String(originalDoc?.id)))
  return data
}

const most = 5

function refuse(req: PayloadRequest, uses: readonly Use[]): void {
  if (uses.length === 0) return
  const named = uses.slice(0, most).map(({ kind, title }) => {
    const what = sayTo(req, kind)
    // What there is one of may be called by what it is alone.
    return title === kind.ar ? what : `${what} «\u2068${title}\u2069»`
  })
  const places = named.join(sayTo(req, say('، ', ', ')))
  const rest = uses.length > most ? sayTo(req, say(' وغيرها', ' and more')) : ''
  const words = say(
    `لا يُحذف ما هو مستعمل. تجده في: ${places}${rest}. استبدله هناك أوّلًا.`,
    `What is in use is not deleted. It stands in: ${places}${rest}. Replace it there first.`,
  )
  throw new Refusal(req, words, 409)
}
