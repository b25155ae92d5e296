import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { samePath } from '../paths-of.ts'

export function describeAbout({ words }: PageData<'about'>): PageDescription {
  return {
    title: words.title,
    description: words.lead,
    paths: samePath('/about', words.languages),
    seo: words.seo,
    share: { paper: words.paper },
    ...inDocumentsOnly({ pageType: 'AboutPage', subject: { is: 'agency' } }),
  }
}
