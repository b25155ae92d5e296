import { meetingPaper } from '@wajiha/brand/papers'
import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { samePath } from '../paths-of.ts'

/** What clients say. No reviews of ourselves as structured data: search engines refuse them, rightly. */
export function describeTestimonials({ words, filter }: PageData<'testimonials'>): PageDescription {
  return {
    title: words.title,
    description: words.lead,
    paths: samePath('/testimonials', words.languages),
    seo: words.seo,
    robots: filter.robots,
    share: { paper: words.paper ?? meetingPaper },
    ...inDocumentsOnly({ pageType: 'CollectionPage' }),
  }
}
