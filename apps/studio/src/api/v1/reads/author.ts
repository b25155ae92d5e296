import { toAuthor } from '../../../mappers/author.ts'
import { toPostCard } from '../../../mappers/post.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder } from './find.ts'

export const author: ReadEndpoint<'author'> = async (payload, { locale, params }) => {
  const find = createFinder(payload, locale)
  const found = await find.one('authors', { where: { slug: { equals: params.slug } } })
  if (!found) return undefined
  const [slugs, posts] = await Promise.all([
    find.slugs('authors', found.id),
    find.list('posts', {
      where: { authors: { in: [found.id] } },
      sort: '-publishedAt',
      depth: 2,
      asCards: true,
    }),
  ])
  return { data: toAuthor(found, { slugs, posts: posts.map(toPostCard) }), tags: [...find.tags] }
}
