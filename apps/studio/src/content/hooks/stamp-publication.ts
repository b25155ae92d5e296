import type { CollectionBeforeChangeHook } from 'payload'

/** Gives a page its publication date in the language in which it is published for the first time. */
export const stampPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status === 'published' && !(data.publishedAt ?? originalDoc?.publishedAt)) {
    data.publishedAt = new Date().toISOString()
  }
  return data
}
