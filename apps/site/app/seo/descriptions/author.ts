import { notebookGrid } from '@wajiha/brand/motif'
import { readingPaper } from '@wajiha/brand/papers'
import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'

export function describeAuthor({ author, paths, meta }: PageData<'author'>): PageDescription {
  return {
    title: author.name,
    description: author.bio,
    paths,
    seo: author.seo,
    type: 'profile',
    parent: '/blogs',
    share: { paper: readingPaper, grid: notebookGrid },
    place: { page: meta.page, of: undefined },
    ...inDocumentsOnly({ pageType: 'ProfilePage', subject: { is: 'author', author } }),
  }
}
