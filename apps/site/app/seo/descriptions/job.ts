import { seatsGrid } from '@wajiha/brand/motif'
import { readingPaper } from '@wajiha/brand/papers'
import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { slugPaths } from '../paths-of.ts'

/** A seat; once closed it asks not to be indexed and tells search engines nothing more. */
export function describeJob({ job }: PageData<'job'>): PageDescription {
  const isOpen = job.state === 'open'
  return {
    title: job.title,
    description: job.summary,
    paths: slugPaths('/join-us', job.slugs),
    seo: job.seo,
    noindex: !isOpen,
    parent: '/join-us',
    share: { paper: readingPaper, grid: seatsGrid },
    ...inDocumentsOnly({ subject: isOpen ? { is: 'job', job } : undefined }),
  }
}
