/**
 * Hooks that put publications into the feed. A collection or global that is shown anywhere carries
 * them: `hooks: feedsCollection('posts')`.
 */
import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug, PayloadRequest } from 'payload'
import { keepOldAddresses } from './keep-old-addresses.ts'
import { type Place, type Published, readPublished } from './publication.ts'
import { recordChange } from './record-change.ts'
import { documentTag } from './tags.ts'

type CollectionHooks = Required<
  Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'afterChange' | 'afterDelete'>
>
type GlobalHooks = Required<Pick<NonNullable<GlobalConfig['hooks']>, 'beforeChange' | 'afterChange'>>

/** @param basePath of the documents' pages (`/blogs`), so that a changed slug leaves a redirect. */
export function feedsCollection(slug: CollectionSlug, basePath?: string): CollectionHooks {
  return {
    beforeChange: [
      async ({ data, req, operation, originalDoc }) => {
        if (operation === 'update') await remember(req, collection(slug, originalDoc?.id))
        return data
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        const place = collection(slug, doc.id)
        const before = recall(req, place)
        const after = await readPublished(req, place)
        if (!isPublication(before, after)) return doc
        await recordChange(req, [slug, documentTag(slug, doc.id)])
        if (basePath && before && after) await keepOldAddresses(req, basePath, before, after)
        return doc
      },
    ],
    afterDelete: [
      async ({ id, req }) => {
        await recordChange(req, [slug, documentTag(slug, String(id))])
      },
    ],
  }
}

export function feedsGlobal(slug: GlobalSlug): GlobalHooks {
  const place = { kind: 'global', slug } as const
  return {
    beforeChange: [
      async ({ data, req }) => {
        await remember(req, place)
        return data
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        if (isPublication(recall(req, place), await readPublished(req, place)))
          await recordChange(req, [slug])
        return doc
      },
    ],
  }
}

/** The published row was written, and was or is visible to somebody. */
function isPublication(before: Published | undefined, after: Published | undefined): boolean {
  if (!before?.isPublic && !after?.isPublic) return false
  return before?.updatedAt !== after?.updatedAt || before?.isPublic !== after?.isPublic
}

const collection = (slug: CollectionSlug, id: unknown): Place => ({
  kind: 'collection',
  slug,
  id: String(id),
})

const keyOf = (place: Place) =>
  `published ${place.slug} ${place.kind === 'collection' ? place.id : ''}`

async function remember(req: PayloadRequest, place: Place) {
  req.context[keyOf(place)] = await readPublished(req, place)
}

const recall = (req: PayloadRequest, place: Place) =>
  req.context[keyOf(place)] as Published | undefined
