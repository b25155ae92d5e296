import { plainGrid } from '@wajiha/brand/motif'
import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { slugPaths } from '../paths-of.ts'

export function describeProject({ project }: PageData<'project'>): PageDescription {
  return {
    title: project.title,
    description: project.summary,
    paths: slugPaths('/our-projects', project.slugs),
    seo: project.seo,
    type: 'article',
    parent: '/our-projects',
    share: { paper: project.paper, grid: project.opening?.grid ?? plainGrid },
    ...inDocumentsOnly({ subject: { is: 'work', project } }),
  }
}
