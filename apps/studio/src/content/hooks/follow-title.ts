import { arabicSlug, latinSlug, readLocale } from '@wajiha/arabic'
import type { CollectionSlug, FieldHook, PayloadRequest } from 'payload'

type Saved = Record<string, unknown> | undefined

/** Fills the slug from the title: `'شركة النور'` → `'شركة-النور'`; Latin in English. */
export const followTitle =
  (titleField: string): FieldHook =>
  async ({ value, data, originalDoc, req, collection }) => {
    const typed = typeof value === 'string' ? arabicSlug(value) : ''
    const saved: Saved = originalDoc
    if (typed && !isFollowing(typed, saved, titleField, req)) return typed
    const title = data?.[titleField] ?? saved?.[titleField]
    if (typeof title !== 'string' || title.trim() === '') return typed || undefined
    const derived = slugOf(title, req)
    if (!derived || !collection) return typed || undefined
    return freeSlug(derived, collection.slug, saved?.id, req)
  }

const slugOf = (title: string, req: PayloadRequest) => slugs[readLocale(req.locale)](title)

const slugs = { ar: arabicSlug, en: latinSlug }

/** True while nobody wrote the slug by hand and the page has never been public. */
function isFollowing(typed: string, saved: Saved, titleField: string, req: PayloadRequest) {
  if (!saved || saved._status === 'published' || saved.slug !== typed) return false
  const before = saved[titleField]
  if (typeof before !== 'string') return false
  return [typed, typed.replace(/-\d+$/, '')].includes(slugOf(before, req))
}

async function freeSlug(
  slug: string,
  collection: CollectionSlug,
  id: unknown,
  req: PayloadRequest,
) {
  for (let number = 1; number < 50; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    const { docs } = await req.payload.find({
      collection,
      where: { slug: { equals: candidate }, ...(id ? { id: { not_equals: id } } : {}) },
      limit: 1,
      depth: 0,
      pagination: false,
      // Documents in the bin count too: they keep their slug until they are deleted for good.
      trash: true,
      overrideAccess: true,
      locale: req.locale ?? 'ar',
      req,
    })
    if (docs.length === 0) return candidate
  }
  return undefined
}
