/** Someone who writes in the notebook, and what they wrote in this language, newest first. */
import type { PageContext } from '#app/content/page-context.ts'
import { slugPaths } from '#app/seo/paths-of.ts'

export async function readAuthor({ read, params }: PageContext) {
  const author = await read('author', { slug: params.slug ?? '' })
  if (!author) return undefined
  return {
    author: author.data,
    alternates: { ...slugPaths('/authors', author.data.slugs), list: '/blogs#untranslated' },
  }
}
