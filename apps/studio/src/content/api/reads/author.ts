import type { Slugs } from '@wajiha/contract'
import type { Author } from '../../../payload-types.ts'
import { toAuthor } from '../../mappers/author.ts'
import { toPostCard } from '../../mappers/post.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder, type Finder } from './find.ts'

/** A page beyond the last is not there. */
export const author: ReadEndpoint<'author'> = async (payload, { locale, params, query }) => {
  const find = createFinder(payload, locale)
  const found = await find.one('authors', { where: { slug: { equals: params.slug } } })
  if (!found) return undefined
  const slugs = find.slugs('authors', found.id)
  const { data, meta } = await authorWith(found, find, { ...query, slugs })
  if (meta.page > Math.max(1, meta.pages)) return undefined
  return { data, meta, tags: [...find.tags] }
}

type Around = { page: number; perPage: number; slugs: Slugs | Promise<Slugs> }

/** With a page of what they wrote. */
export async function authorWith(author: Author, find: Finder, { page, perPage, slugs }: Around) {
  const { docs, totalDocs: total } = await find.page('posts', {
    where: { authors: { in: [author.id] } },
    sort: ['-publishedAt', 'id'],
    page,
    limit: perPage,
    isPaged: true,
    depth: 2,
    asCards: true,
  })
  return {
    data: toAuthor(author, { slugs: await slugs, posts: docs.map(toPostCard) }),
    meta: { total, page, pages: Math.ceil(total / perPage) },
  }
}
