/**
 * What lies in the bin keeps its address until it is deleted for good, and no list shows it: whoever writes
 * that address again is told where to look. Asked before the fields' own rules, which know no more than that
 * the address is taken, and of drafts too, which the database refuses as well.
 */
import { readLocale } from '@wajiha/arabic'
import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { say } from '../../platform/i18n/say.ts'
import { fieldOf } from '../../platform/objects.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import { requireCollectionSlug } from '../../platform/slugs.ts'

/** What a document is found by on the site, as the kinds name it. */
const addressFields = ['slug', 'key']

export const refuseHeldAddress: CollectionBeforeChangeHook = async (change) => {
  const { collection, data, originalDoc, req } = change
  for (const field of collection.flattenedFields) {
    const { name } = field
    if (!addressFields.includes(name) || !('unique' in field && field.unique)) continue
    const address = fieldOf(data, name)
    if (typeof address !== 'string' || !address || address === fieldOf(originalDoc, name)) continue
    const slug = requireCollectionSlug(req.payload, collection.slug)
    const isOther: Where = originalDoc?.id ? { id: { not_equals: originalDoc.id } } : {}
    const held = await findInBin(req, slug, { [name]: { equals: address }, ...isOther })
    const title = fieldOf(held, collection.admin?.useAsTitle ?? 'id')
    if (held) refuseField(req, slug, name, liesInBin(title))
  }
  return data
}

async function findInBin(req: PayloadRequest, collection: CollectionSlug, where: Where) {
  const { docs } = await req.payload.find({
    collection,
    where: { ...where, deletedAt: { exists: true } },
    locale: readLocale(req.locale),
    trash: true,
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs[0]
}

const liesInBin = (title: unknown) => {
  const name = typeof title === 'string' && title ? `: «\u2068${title}\u2069»` : ''
  const english = name && ` (“\u2068${title}\u2069”)`
  return say(
    `في سلّة المهملات ما له هذا العنوان${name}. استعده منها أو احذفه نهائيًّا، أو اختر عنوانًا آخر`,
    `Something in the trash${english} has this address. Restore it or delete it for good, or choose another address`,
  )
}
