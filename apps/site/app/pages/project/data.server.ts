import type { PageContext } from '#app/content/page-context.ts'
import { slugPaths } from '#app/seo/paths-of.ts'

export async function readProject({ read, params }: PageContext) {
  const project = await read('project', { slug: params.slug ?? '' })
  if (!project) return undefined
  return {
    project: project.data,
    alternates: {
      ...slugPaths('/our-projects', project.data.slugs),
      list: '/our-projects#untranslated',
    },
  }
}
