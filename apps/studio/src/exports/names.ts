/** The names of documents that others lead to, each read once in an export. */
import { otherLocale } from '@wajiha/arabic'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { valueAt } from '../platform/objects.ts'
import { type Column, type Doc, isDoc } from './columns.ts'

export type Names = {
  /** Reads what a part of the export needs. */
  load: (docs: readonly Doc[]) => Promise<void>
  /** The name; the id where the document is gone. */
  of: (collection: CollectionSlug, id: string) => string
}

export function createNames(
  req: PayloadRequest,
  columns: readonly Column[],
  locale: 'ar' | 'en',
): Names {
  const known = new Map<string, string>()
  const keyOf = (collection: string, id: string) => `${collection}:${id}`

  async function loadOne({ path, relation }: Column, docs: readonly Doc[]): Promise<void> {
    if (!relation) return
    const ids = new Set(docs.map((doc) => idOf(valueAt(doc, path))))
    const wanted = [...ids].filter((id) => id && !known.has(keyOf(relation, id)))
    if (wanted.length === 0) return
    const title = req.payload.collections[relation].config.admin.useAsTitle ?? 'id'
    const found = await req.payload.find({
      collection: relation,
      where: { id: { in: wanted } },
      depth: 0,
      pagination: false,
      locale,
      fallbackLocale: otherLocale(locale),
      select: { [title]: true },
      req,
      overrideAccess: true,
    })
    for (const doc of found.docs)
      known.set(keyOf(relation, String(doc.id)), String(valueAt(doc, title) ?? doc.id))
  }

  return {
    load: async (docs) => {
      // One after the other: an export leaves connections to everybody else.
      for (const column of columns) await loadOne(column, docs)
    },
    of: (collection, id) => known.get(keyOf(collection, id)) ?? id,
  }
}

const idOf = (value: unknown): string | undefined =>
  isDoc(value) ? value.id : typeof value === 'string' ? value : undefined
