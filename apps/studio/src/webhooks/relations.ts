/** Documents behind relations, as a receiver knows them: keys and names, never our ids alone. */
import type { PayloadRequest } from 'payload'
import { fieldOf } from '../platform/objects.ts'

type Relation = string | { id: string } | null | undefined

export const idOf = (relation: Relation): string | undefined =>
  typeof relation === 'object' ? relation?.id : relation

/** The key of a service or branch; null without one. */
export async function keyOf(
  req: PayloadRequest,
  collection: 'services' | 'branches',
  relation: Relation,
): Promise<string | null> {
  const id = idOf(relation)
  if (!id) return null
  const found = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: true,
  })
  return found?.key ?? null
}

/** A job with its title in both languages; null for an application without one. */
export async function wordsOfJob(req: PayloadRequest, id: string | undefined) {
  if (!id) return null
  const found = await req.payload.findByID({
    collection: 'jobs',
    id,
    depth: 0,
    locale: 'all',
    select: { title: true },
    disableErrors: true,
    req,
    overrideAccess: true,
  })
  const titleIn = (locale: 'ar' | 'en') => fieldOf(found?.title, locale) ?? null
  return { id, title: { ar: titleIn('ar'), en: titleIn('en') } }
}
