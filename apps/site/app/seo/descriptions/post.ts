import { notebookGrid } from '@wajiha/brand/motif'
import { readingPaper } from '@wajiha/brand/papers'
import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { slugPaths } from '../paths-of.ts'

export function describePost({ post }: PageData<'blog'>): PageDescription {
  return {
    title: post.title,
    description: post.excerpt,
    paths: slugPaths('/blogs', post.slugs),
    seo: post.seo,
    type: 'article',
    parent: '/blogs',
    share: { paper: readingPaper, grid: notebookGrid },
    feeds: true,
    ...inDocumentsOnly({ subject: { is: 'article', post } }),
  }
}
