import type { Where } from 'payload'
import { documents, isPublic } from '../../../mappers/defined.ts'
import { toPost, toPostCard } from '../../../mappers/post.ts'
import type { Post } from '../../../payload-types.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder, type Finder } from './find.ts'

const relatedCount = 3

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
  })
  if (query.page > Math.max(1, found.totalPages)) return undefined
  const meta = { total: found.totalDocs, page: query.page, pages: found.totalPages }
  return { data: found.docs.map(toPostCard), meta, tags: [...find.tags] }
}

export const blog: ReadEndpoint<'blog'> = async (payload, { locale, params }) => {
  const find = createFinder(payload, locale)
  const post = await find.one('posts', { where: { slug: { equals: params.slug } }, depth: 2 })
  if (!post) return undefined
  const at = post.publishedAt ?? post.createdAt
  const [slugs, previous, next, related] = await Promise.all([
    find.slugs('posts', post.id),
    find.one('posts', {
      where: { publishedAt: { less_than: at } },
      sort: '-publishedAt',
      depth: 2,
    }),
    find.one('posts', {
      where: { publishedAt: { greater_than: at } },
      sort: 'publishedAt',
      depth: 2,
    }),
    relatedTo(find, post),
  ])
  const around = { slugs, previous, next, related }
  return { data: toPost(post, around, locale), tags: [...find.tags] }
}

/** What the editor chose; without a choice, the newest that share a topic. */
async function relatedTo(find: Finder, post: Post): Promise<Post[]> {
  const chosen = documents(post.related).map(({ id }) => id)
  const where: Where = chosen.length > 0 ? { id: { in: chosen } } : sharing(post)
  const found = await find.list('posts', { where, sort: '-publishedAt', limit: 12, depth: 2 })
  const inOrder =
    chosen.length > 0 ? found.sort((a, b) => chosen.indexOf(a.id) - chosen.indexOf(b.id)) : found
  return inOrder.filter((one) => one.id !== post.id && isPublic(one)).slice(0, relatedCount)
}

function sharing(post: Post): Where {
  const topics = documents(post.categories).map(({ id }) => id)
  return {
    categories: { in: topics.length > 0 ? topics : ['00000000-0000-0000-0000-000000000000'] },
  }
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
