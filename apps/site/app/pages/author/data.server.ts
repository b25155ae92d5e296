/** Someone who writes in the notebook, and a page of what they wrote in this language, newest first. */

import type { PageContext } from '#app/content/page-context.ts'
import { pageNumber } from '#app/content/page-number.server.ts'
import { slugPaths } from '#app/seo/paths-of.ts'

export async function readAuthor({ locale, read, params, query }: PageContext) {
  const page = pageNumber(query.page)
  if (!page) return undefined
  const author = await read('author', { slug: params.slug ?? '' }, page > 1 ? { page } : {})
  if (!author) return undefined
  const { data, meta = { total: data.posts.length, page, pages: 1 } } = author
  const paths = slugPaths('/authors', data.slugs)
  return {
    author: data,
    meta,
    /** A further page stands for itself: nobody knows which one holds the same in the other language. */
    paths: page > 1 ? { [locale]: `${paths[locale]}?page=${page}` } : paths,
    alternates: { ...paths, list: '/blogs#untranslated' },
  }
}
