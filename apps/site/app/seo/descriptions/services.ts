import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { samePath } from '../paths-of.ts'

/** All services on one page. */
export function describeServices({
  words,
  languages,
  name,
}: PageData<'services'>): PageDescription {
  return {
    title: name ?? words.title,
    description: words.text,
    paths: samePath('/services', languages),
    share: { title: words.title },
    ...inDocumentsOnly({ pageType: 'CollectionPage' }),
  }
}
