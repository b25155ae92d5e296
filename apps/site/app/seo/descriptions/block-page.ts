import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { slugPaths } from '../paths-of.ts'

/** A page that an editor made; its questions are told as such, wherever on it they stand. */
export function describeBlockPage({ page, description }: PageData<'block-page'>): PageDescription {
  return {
    title: page.title,
    description,
    paths: slugPaths('', page.slugs),
    seo: page.seo,
    share: { paper: page.paper },
    ...inDocumentsOnly({ subject: { is: 'blocks', blocks: page.blocks } }),
  }
}
