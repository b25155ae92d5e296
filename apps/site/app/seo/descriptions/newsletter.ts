import { readingPaper } from '@wajiha/brand/papers'
import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { samePath, slugPaths } from '../paths-of.ts'

/** The archive of the newsletter. */
export function describeNewsletter({ words, languages }: PageData<'newsletter'>): PageDescription {
  return {
    title: words.newsletter,
    description: words.lead,
    paths: samePath('/newsletter', languages),
    share: { paper: readingPaper },
    ...inDocumentsOnly({ pageType: 'CollectionPage' }),
  }
}

/** One issue of it. */
export function describeNewsletterIssue({ issue }: PageData<'newsletter-issue'>): PageDescription {
  return {
    title: issue.subject,
    description: issue.preheader,
    paths: slugPaths('/newsletter', issue.slugs),
    parent: '/newsletter',
    share: { paper: readingPaper },
  }
}
