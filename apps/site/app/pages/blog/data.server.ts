import type { RichTextBlock } from '@wajiha/contract'
import type { PageContext } from '#app/content/page-context.ts'
import { slugPaths } from '#app/seo/paths-of.ts'

const lateTypes: ReadonlySet<RichTextBlock['type']> = new Set([
  'gallery',
  'video',
  'call',
  'form',
  'project',
  'download',
  'questions',
  'embed',
])

export async function readBlog({ read, params }: PageContext) {
  const post = await read('blog', { slug: params.slug ?? '' })
  if (!post) return undefined
  return {
    post: post.data,
    /** Whether it holds what only late styles can dress. */
    hasBlocks: post.data.body.some(({ type }) => lateTypes.has(type)),
    alternates: { ...slugPaths('/blogs', post.data.slugs), list: '/blogs#untranslated' },
  }
}
