import type { PageContext } from '#app/content/page-context.ts'
import { slugPaths } from '#app/seo/paths-of.ts'

export async function readJob({ read, params }: PageContext) {
  const job = await read('job', { slug: params.slug ?? '' })
  if (!job) return undefined
  return {
    job: job.data,
    alternates: { ...slugPaths('/join-us', job.data.slugs), list: '/join-us#untranslated' },
  }
}
