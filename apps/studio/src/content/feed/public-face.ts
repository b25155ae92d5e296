/** What the public can see of a document, before and after a save: the difference is a publication. */

import { type Locale, locales } from '@wajiha/arabic'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'

export type PublicFace = {
  updatedAt: string
  /** The languages in which it is public, with its slug in each; a service has one key for all. */
  published: Partial<Record<Locale, string>>
}

type Row = {
  updatedAt?: string
  deletedAt?: string | null
  slug?: string | Partial<Record<Locale, string>>
  key?: string
  _status?: Partial<Record<Locale, string>>
}

/** Reads the published row inside the request's transaction; drafts live elsewhere. */
export async function readFace(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: unknown,
): Promise<PublicFace | undefined> {
  const row = await req.payload.db.findOne<Row & { id: string }>({
    collection: collection.slug,
    where: { id: { equals: id } },
    locale: 'all',
    select: { slug: true, key: true, updatedAt: true, deletedAt: true, _status: true },
    req,
  })
  return row ? faceOf(row, Boolean(collection.versions?.drafts)) : undefined
}

function faceOf(row: Row, hasDrafts: boolean): PublicFace {
  const published: PublicFace['published'] = {}
  for (const locale of row.deletedAt ? [] : locales) {
    if (hasDrafts && row._status?.[locale] !== 'published') continue
    published[locale] =
      (typeof row.slug === 'string' ? row.slug : row.slug?.[locale]) ?? row.key ?? ''
  }
  return { updatedAt: row.updatedAt ?? '', published }
}

/** True when the public can tell the difference. A draft leaves the public row as it was. */
export function isVisibleChange(before?: PublicFace, after?: PublicFace): boolean {
  if (before && after && before.updatedAt === after.updatedAt) return false
  return isPublic(before) || isPublic(after)
}

const isPublic = (face?: PublicFace) => Object.keys(face?.published ?? {}).length > 0
