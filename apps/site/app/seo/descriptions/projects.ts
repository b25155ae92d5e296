import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { samePath } from '../paths-of.ts'

export function describeProjects({ words, filter }: PageData<'projects'>): PageDescription {
  return {
    title: words.title,
    description: words.lead,
    paths: samePath('/our-projects', words.languages),
    seo: words.seo,
    robots: filter.robots,
    share: { paper: words.paper },
    ...inDocumentsOnly({ pageType: 'CollectionPage' }),
  }
}
