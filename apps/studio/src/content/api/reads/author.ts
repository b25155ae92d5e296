import { toAuthor } from '../../mappers/author.ts'
import { toPostCard } from '../../mappers/post.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder } from './find.ts'

/** A page beyond the last is not there. */
export const author: ReadEndpoint<'author'> = async (payload, { locale, params, query }) => {
  const find = createFinder(payload, locale)
  const found = await find.one('authors', { where: { slug: { equals: params.slug } } })
  if (!found) return undefined
  const { page, perPage } = query
  const [slugs, { docs, totalDocs: total }] = await Promise.all([
    find.slugs('authors', found.id),
    find.page('posts', {
      where: { authors: { in: [found.id] } },
      sort: ['-publishedAt', 'id'],
      page,
      limit: perPage,
      isPaged: true,
      depth: 2,
      asCards: true,
    }),
  ])
  const pages = Math.ceil(total / perPage)
  if (page > Math.max(1, pages)) return undefined
  return {
    data: toAuthor(found, { slugs, posts: docs.map(toPostCard) }),
    meta: { total, page, pages },
    tags: [...find.tags],
  }
}
