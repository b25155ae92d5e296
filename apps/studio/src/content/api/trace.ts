/**
 * Notes the tag of every document that a read of the API touches, also those that came along as
 * relations: an edited author refreshes the post. Reading outside the API notes nothing.
 */
import type { CollectionConfig, GlobalConfig, RequestContext } from 'payload'
import { documentTag, globalTag } from '../../platform/tags.ts'

const key = 'wajihaTags'

/** A request context that collects tags. */
export const tracing = (tags: Set<string>): RequestContext => ({ [key]: tags })

function note(context: RequestContext, tag: string) {
  const tags = context[key]
  if (tags instanceof Set) tags.add(tag)
}

/** The collection, noting its documents as they are read. */
export const traced = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterRead: [
      ...(collection.hooks?.afterRead ?? []),
      ({ doc, context }) => {
        if (doc?.id) note(context, documentTag(collection.slug, doc.id))
        return doc
      },
    ],
  },
})

/** The global, noting that it was read. */
export const tracedGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    afterRead: [
      ...(global.hooks?.afterRead ?? []),
      ({ doc, context }) => {
        note(context, globalTag(global.slug))
        return doc
      },
    ],
  },
})
