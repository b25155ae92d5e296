import type { Where } from 'payload'
import { toPost, toPostCard } from '../../../mappers/post.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder, type Finder } from './find.ts'
import { locatePost } from './locate-post.ts'

/** An unknown category or tag, and a page beyond the last, are not there. */
export const blogs: ReadEndpoint<'blogs'> = async (payload, { locale, query }) => {
  const find = createFinder(payload, locale)
  const where = await topicOf(find, query.category, query.tag)
  if (!where) return undefined
  const found = await find.page('posts', {
    where,
    sort: '-publishedAt',
    limit: query.perPage,
    page: query.page,
    depth: 2,
    asCards: true,
  })
  if (query.page > Math.max(1, found.totalPages)) return undefined
  const meta = { total: found.totalDocs, page: query.page, pages: found.totalPages }
  return { data: found.docs.map(toPostCard), meta, tags: [...find.tags] }
}

export const blog: ReadEndpoint<'blog'> = async (payload, { locale, params }) => {
  const find = createFinder(payload, locale)
  const place = await locatePost(payload, locale, params.slug)
  if (!place) return undefined
  const { id, slugs, previous, next, related } = place
  const ids = [...new Set([previous, next, ...related].filter((one) => one !== undefined))]
  // Both are known to be published; together they share what they are related to.
  const [post, cards] = await Promise.all([
    find.one('posts', { where: { id: { equals: id } }, isDrafted: false, depth: 2 }),
    find.list('posts', { where: { id: { in: ids } }, isDrafted: false, depth: 2, asCards: true }),
  ])
  if (!post) return undefined
  const card = (wanted?: string) => cards.find((one) => one.id === wanted)
  const around = {
    slugs,
    previous: card(previous),
    next: card(next),
    related: related.flatMap((one) => card(one) ?? []),
  }
  return { data: toPost(post, around, locale), tags: [...find.tags] }
}

async function topicOf(find: Finder, category?: string, tag?: string): Promise<Where | undefined> {
  const asked = [
    { field: 'categories', collection: 'categories', slug: category },
    { field: 'tags', collection: 'tags', slug: tag },
  ] as const
  const and: Where[] = []
  for (const { field, collection, slug } of asked) {
    if (slug === undefined) continue
    const found = await find.one(collection, {
      where: { slug: { equals: slug.normalize('NFC') } },
      isDrafted: false,
      depth: 0,
    })
    if (!found) return undefined
    and.push({ [field]: { in: [found.id] } })
  }
  return and.length > 0 ? { and } : {}
}
