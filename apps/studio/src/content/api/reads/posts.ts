import { otherLocale } from '@wajiha/arabic'
import type { PostCard } from '@wajiha/contract'
import type { Tag } from '../../../payload-types.ts'
import { documentTag } from '../../../platform/tags.ts'
import { defined } from '../../mappers/defined.ts'
import { toPost, toPostCard } from '../../mappers/post.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder, type Finder } from './find.ts'
import { type FoundPosts, findPostsPage, type Topic } from './find-posts.ts'
import { locatePost } from './locate-post.ts'

/** An unknown category, tag or series, and a page beyond the last, are not there. */
export const readPosts: ReadEndpoint<'blogs'> = async (payload, { locale, query }) => {
  const find = createFinder(payload, locale)
  const asked = await topicOf(find, query)
  if (!asked) return undefined
  const { topic, tag } = asked
  const { page, perPage, view } = query
  const isNotebook = view === 'notebook'
  const found = await findPostsPage(payload, {
    ...topic,
    locale,
    page,
    perPage,
    isPinnedFirst: isNotebook,
    withUntranslated: isNotebook && (await find.showsUntranslatedPosts()),
  })
  const pages = Math.ceil(found.total / perPage)
  if (page > Math.max(1, pages)) return undefined
  const findOther = createFinder(payload, otherLocale(locale))
  const [data, named] = await Promise.all([
    toCards(found, find, findOther),
    tag && toNamedTag(find, tag),
  ])
  return {
    data,
    meta: { total: found.total, page, pages, ...defined({ tag: named }) },
    tags: [...find.tags, ...findOther.tags],
  }
}

/** The cards of a page, in its order; one of the other language says so. */
async function toCards(
  { places }: FoundPosts,
  find: Finder,
  findOther: Finder,
): Promise<PostCard[]> {
  const read = async (finder: Finder) => {
    const ids = places.filter((one) => one.locale === finder.locale).map(({ id }) => id)
    if (ids.length === 0 && finder !== find) return []
    const where = { id: { in: ids } }
    return finder.list('posts', { where, depth: 2, asCards: true })
  }
  const [own, others] = await Promise.all([read(find), read(findOther)])
  const cards = [
    ...own.map(toPostCard),
    ...others.map((post) => ({ ...toPostCard(post), locale: findOther.locale })),
  ]
  return places.flatMap(({ id }) => cards.find((card) => card.id === id) ?? [])
}

export const readPost: ReadEndpoint<'blog'> = async (payload, { locale, params }) => {
  const find = createFinder(payload, locale)
  const place = await locatePost(payload, locale, params.slug)
  if (!place) return undefined
  const { id, slugs, previous, next, related, parts, partIds } = place
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
    parts,
    previous: card(previous),
    next: card(next),
    related: related.flatMap((one) => card(one) ?? []),
  }
  // Their titles come from one question and not through Payload, which would note them.
  for (const part of partIds) find.tags.add(documentTag('posts', part))
  return { data: toPost(post, around, locale), tags: [...find.tags] }
}

type Named = {
  category?: string | undefined
  tag?: string | undefined
  series?: string | undefined
}

type Asked = { topic: Topic; tag?: Tag | undefined }

/** What is asked for, by its ids, and the tag itself; a category brings those under it. */
async function topicOf(find: Finder, asked: Named): Promise<Asked | undefined> {
  const named = <Name extends 'categories' | 'tags' | 'series'>(name: Name, slug?: string) => {
    if (slug === undefined) return null
    const where = { slug: { equals: slug.normalize('NFC') } }
    return find.one(name, { where, isDrafted: false, depth: 0 })
  }
  const [category, tag, series] = await Promise.all([
    named('categories', asked.category),
    named('tags', asked.tag),
    named('series', asked.series),
  ])
  if (category === undefined || tag === undefined || series === undefined) return undefined
  const categories = category ? await withChildren(find, category.id) : undefined
  return { topic: { categories, tag: tag?.id, series: series?.id }, tag: tag ?? undefined }
}

/** A tag under its name here, and where its list stands in each language. */
async function toNamedTag(find: Finder, { id, name }: Tag) {
  return name ? { name, slugs: await find.slugs('tags', id) } : undefined
}

async function withChildren(find: Finder, id: string): Promise<string[]> {
  const where = { parent: { equals: id } }
  const children = await find.list('categories', { where, isDrafted: false, depth: 0 })
  return [id, ...children.map((child) => child.id)]
}
