import type { PageContext } from '#app/content/page-context.ts'
import { slugPaths } from '#app/seo/paths-of.ts'

export async function readBlog({ read, params }: PageContext) {
  const post = await read('blog', { slug: params.slug ?? '' })
  if (!post) return undefined
  return {
    post: post.data,
    alternates: { ...slugPaths('/blogs', post.data.slugs), list: '/blogs#untranslated' },
  }
}
