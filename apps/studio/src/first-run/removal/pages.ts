/** The pages that have an editor of their own, and whether somebody wrote in them since the demo came. */
import { pageKeys } from '@wajiha/contract'
import type { GlobalSlug, PayloadRequest } from 'payload'
import { fieldOf } from '../../platform/objects.ts'

export type DemoPage = { slug: GlobalSlug; isChanged: boolean; json: string }

export async function readPages(req: PayloadRequest, loadedAt: string): Promise<DemoPage[]> {
  const pages: DemoPage[] = []
  for (const key of pageKeys) {
    const slug = `page-${key}` as const
    const asked = { slug, locale: 'all', depth: 0, overrideAccess: true, req } as const
    const newest = await req.payload.findGlobal({ ...asked, draft: true })
    const published = await req.payload.findGlobal({ ...asked, draft: false })
    const isChanged = String(fieldOf(newest, 'updatedAt') ?? '') > loadedAt
    pages.push({ slug, isChanged, json: JSON.stringify([newest, published]) })
  }
  return pages
}
