import { seatsGrid } from '@wajiha/brand/motif'
import { readingPaper } from '@wajiha/brand/papers'
import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { samePath } from '../paths-of.ts'

/** The open seats. Each tells of itself on its own page, never here (JOB-01). */
export function describeJobs({ words, filter }: PageData<'jobs'>): PageDescription {
  return {
    title: words.title,
    description: words.lead,
    paths: samePath('/join-us', words.languages),
    seo: words.seo,
    robots: filter.robots,
    share: { paper: words.paper ?? readingPaper, grid: seatsGrid },
    ...inDocumentsOnly({ pageType: 'CollectionPage' }),
  }
}
