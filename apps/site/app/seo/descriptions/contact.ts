import { meetingPaper } from '@wajiha/brand/papers'
import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { samePath } from '../paths-of.ts'

export function describeContact({ words, branches }: PageData<'contact'>): PageDescription {
  return {
    title: words.title,
    description: words.lead,
    paths: samePath('/contact', words.languages),
    seo: words.seo,
    share: { paper: words.paper ?? meetingPaper },
    ...inDocumentsOnly({ pageType: 'ContactPage', subject: { is: 'offices', branches } }),
  }
}
