import { otherLocale } from '@wajiha/arabic'
import type { PostCard } from '@wajiha/contract'
import { toPost, toPostCard } from '../../../mappers/post.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder, type Finder } from './find.ts'
import { locatePost } from './locate-post.ts'
import { type Found, findPage, type Topic } from './notebook.ts'

/** An unknown category, tag or series, and a page beyond the last, are not there. */
export const blogs: ReadEndpoint<'blogs'> = async (payload, { locale, query }) => {
  const find = createFinder(payload, locale)
  const topic = await topicOf(find, query)
  if (!topic) return undefined
  const { page, perPage, view } = query
  const isNotebook = view === 'notebook'
  const found = await findPage(payload, {
    ...{ ...topic, locale, page, perPage, isPinnedFirst: isNotebook },
    withUntranslated: isNotebook && (await find.showsUntranslatedPosts()),
  })
  const pages = Math.ceil(found.total / perPage)
  if (page > Math.max(1, pages)) return undefined
  const findOther = createFinder(payload, otherLocale(locale))
  const data = await toCards(found, find, findOther)
  return {
    data,
    meta: { total: found.total, page, pages },
    tags: [...find.tags, ...findOther.tags],
  }
}

/** The cards of a page, in its order; one of the other language says so. */
async function toCards({ places }: Found, find: Finder, findOther: Finder): Promise<PostCard[]> {
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

export const blog: ReadEndpoint<'blog'> = async (payload, { locale, params }) => {
  const find = createFinder(payload, locale)
  const place = await locatePost(payload, locale, params.slug)
  if (!place) return undefined
  const { id, slugs, previous, next, related, parts } = place
  const ids = [...new Set([previous, next, ...related].filter((one) => one !== undefined))]
  // Both are known to be published; together they share what they are related to.
  const [post, cards] = await Promise.all([
    find.one('posts', { where: { id: { equals: id } }, isDrafted: false, depth: 2 }),
    find.list('posts', { where: { id: { in: ids } }, isDrafted: false, depth: 2, asCards: true }),
  ])
  if (!post) return undefined
  const card = (wanted?: string) => cards.find((one) => one.id === wanted)
  const around = {
    ...{ slugs, parts },
    previous: card(previous),
    next: card(next),
    related: related.flatMap((one) => card(one) ?? []),
  }
  return { data: toPost(post, around, locale), tags: [...find.tags] }
}

type Named = {
  category?: string | undefined
  tag?: string | undefined
  series?: string | undefined
}

/** The ids of what is asked for; a category brings those under it. */
async function topicOf(find: Finder, { category, tag, series }: Named): Promise<Topic | undefined> {
  const idOf = async (collection: 'categories' | 'tags' | 'series', slug: string | undefined) => {
    if (slug === undefined) return ''
    const where = { slug: { equals: slug.normalize('NFC') } }
    return (await find.one(collection, { where, isDrafted: false, depth: 0 }))?.id
  }
  const ids = await Promise.all([
    idOf('categories', category),
    idOf('tags', tag),
    idOf('series', series),
  ])
  if (ids.some((id) => id === undefined)) return undefined
  const [categoryId, tagId, seriesId] = ids
  return {
    categories: categoryId ? await withChildren(find, categoryId) : undefined,
    tag: tagId || undefined,
    series: seriesId || undefined,
  }
}

async function withChildren(find: Finder, id: string): Promise<string[]> {
  const where = { parent: { equals: id } }
  const children = await find.list('categories', { where, isDrafted: false, depth: 0 })
  return [id, ...children.map((child) => child.id)]
}
