/**
 * Stores what was read of another system, as if somebody had written it here: hooks run, addresses are checked, the
 * site hears of each. What is there under its key stays as it is, so that a run that was killed is run again.
 */
import { type Locale, localePrefix } from '@wajiha/arabic'
import type { Payload } from 'payload'
import { pathOf } from '../../content/mappers/paths.ts'
import { toLexical } from '../../content/rich-text/to-lexical.ts'
import type { Tell } from '../export-content.ts'
import { bringPictures } from './bring-pictures.ts'
import { type Foreign, localesOf, type Name, type Side, type Text } from './foreign.ts'
import { ForeignStore, type Sides } from './foreign-store.ts'

export type Stored = { created: number; kept: number; redirects: number; left: string[] }

export async function storeForeign(payload: Payload, read: Foreign, tell: Tell): Promise<Stored> {
  const store = new ForeignStore(payload)
  const left = [...read.left]
  await bringPictures(store, read.pictures, left)
  tell(`pictures: ${read.pictures.length}`)
  await storeNames(store, read)
  for (const [index, text] of read.texts.entries()) {
    await storeText(store, text, left)
    if ((index + 1) % tellEvery === 0) tell(`texts: ${index + 1} of ${read.texts.length} …`)
  }
  tell(`texts: ${read.texts.length}`)
  const redirects = await storeRedirects(store, read, left)
  return { ...store.counts, redirects, left }
}

const tellEvery = 50

async function storeNames(store: ForeignStore, { categories, tags, authors }: Foreign) {
  for (const name of authors) await store.put('authors', name.key, sidesOf(name, published))
  const parentsFirst = categories.toSorted(
    (one, other) => Number(Boolean(one.parent)) - Number(Boolean(other.parent)),
  )
  for (const name of parentsFirst) {
    const parent = name.parent ? store.idOf('categories', name.parent) : undefined
    await store.put('categories', name.key, sidesOf(name, parent ? { parent } : {}))
  }
  for (const name of tags) await store.put('tags', name.key, sidesOf(name, {}))
}

const published = { _status: 'published' }

const sidesOf = ({ names, slugs }: Name, more: object): Sides =>
  Object.fromEntries(
    localesOf(names).map((locale) => [
      locale,
      { ...more, name: names[locale], slug: slugs[locale] ?? names[locale] },
    ]),
  )

async function storeText(store: ForeignStore, text: Text, left: string[]): Promise<void> {
  const collection = text.kind === 'post' ? 'posts' : 'block-pages'
  const data = text.kind === 'post' ? postData : pageData
  const shared = text.kind === 'post' ? sharedOf(store, text) : {}
  const sides = localesOf(text.sides).map((locale) => {
    const side = text.sides[locale] as Side
    return [locale, { ...shared, ...data(store, side), ...statusOf(side) }] as const
  })
  const refused = await store.put(collection, text.key, Object.fromEntries(sides))
  left.push(...refused.map((why) => `${text.where}: stays a draft, because ${why}`))
}

const statusOf = ({ isPublished }: Side) => ({ _status: isPublished ? 'published' : 'draft' })

function sharedOf(store: ForeignStore, text: Text) {
  const cover = text.cover ? store.idOf('media', text.cover) : undefined
  return {
    authors: store.idsOf('authors', text.authors),
    categories: store.idsOf('categories', text.categories),
    tags: store.idsOf('tags', text.tags),
    ...(cover ? { cover } : {}),
    ...(text.isPinned ? { pinned: true } : {}),
  }
}

const postData = (store: ForeignStore, side: Side) => ({
  title: side.title,
  slug: side.slug,
  excerpt: side.excerpt,
  body: bodyOf(store, side),
  ...(side.publishedAt ? { publishedAt: side.publishedAt } : {}),
  ...(side.description ? { seo: { description: side.description } } : {}),
})

const pageData = (store: ForeignStore, side: Side) => ({
  title: side.title,
  slug: side.slug,
  blocks: [{ blockType: 'text', body: bodyOf(store, side) }],
  ...(side.description ? { seo: { description: side.description } } : {}),
})

/** Pictures that could not be brought are left out of the text. */
function bodyOf(store: ForeignStore, { body }: Side) {
  const there = body.filter((one) => one.type !== 'image' || store.idOf('media', one.key))
  return toLexical(there, (key, collection = 'media') => store.idOf(collection, key) ?? '')
}

async function storeRedirects(store: ForeignStore, read: Foreign, left: string[]): Promise<number> {
  let count = 0
  for (const text of read.texts) {
    const collection = text.kind === 'post' ? 'posts' : 'block-pages'
    for (const locale of localesOf(text.sides)) {
      const { oldPaths, slug, isPublished } = text.sides[locale] as Side
      if (!isPublished) continue
      for (const from of oldPaths)
        count += await store.redirect(from, addressOf(collection, slug, locale), left)
    }
  }
  for (const { from, to } of read.redirects) count += await store.redirect(from, to, left)
  return count
}

const addressOf = (collection: string, slug: string, locale: Locale) =>
  `${localePrefix(locale)}${pathOf(collection, slug)}`
