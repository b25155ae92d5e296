/** What the notebook's feeds hold: the newest posts of one language, whole. */
import type { Locale } from '@wajiha/arabic'
import type { Post } from '@wajiha/contract'
import { localisedPath } from '#app/locale/paths.ts'
import { absoluteAddress } from '#app/seo/absolute-address.ts'
import { feedPaths } from '#app/seo/feed-addresses.ts'
import { richTextHtml } from '#app/seo/rich-text-html.ts'
import type { Content } from '../content/content.ts'

export type FeedItem = {
  url: string
  title: string
  summary: string
  /** The whole post, addresses absolute. */
  html: string
  image: string | undefined
  publishedAt: string
  updatedAt: string
  authors: { name: string; url: string }[]
  topics: string[]
}

export type Feed = {
  locale: Locale
  title: string
  description: string
  home: string
  /** Addresses of the feed itself. */
  self: { rss: string; json: string }
  icon: string
  /** When its words last changed; missing while it is empty. */
  updatedAt: string | undefined
  items: FeedItem[]
}

const newest = 20

/** @returns `undefined` when the notebook is not published in that language. */
export async function readFeed(
  content: Content,
  locale: Locale,
  origin: string,
): Promise<Feed | undefined> {
  const [general, words, list] = await Promise.all([
    content.read(locale, 'general'),
    content.read(locale, 'page', { key: 'blogs' }),
    content.read(locale, 'blogs', {}, { page: 1, perPage: newest }),
  ])
  if (!general || !words || !list) return undefined
  const posts = await Promise.all(
    list.data.map(({ slug }) => content.read(locale, 'blog', { slug })),
  )
  const address = (path: string) => absoluteAddress(origin, localisedPath(path, locale))
  const items = posts.flatMap((post) => (post ? [itemOf(post.data, { origin, address })] : []))
  return {
    locale,
    title: `${words.data.title} · ${general.data.names.site}`,
    description: words.data.lead ?? general.data.description,
    home: address('/blogs'),
    self: { rss: address(feedPaths.rss), json: address(feedPaths.json) },
    icon: absoluteAddress(origin, '/icon-512.png'),
    updatedAt: items
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1),
    items,
  }
}

type Placed = Parameters<typeof richTextHtml>[1]

function itemOf(post: Post, placed: Placed): FeedItem {
  const { cover, body } = post
  const figure = cover ? [{ type: 'image' as const, image: cover }] : []
  return {
    url: placed.address(`/blogs/${post.slug}`),
    title: post.title,
    summary: post.excerpt,
    html: richTextHtml([...figure, ...body], placed),
    image: cover && absoluteAddress(placed.origin, cover.url),
    publishedAt: post.publishedAt,
    updatedAt: post.updatedTextAt ?? post.publishedAt,
    authors: post.authors.map(({ name, slug }) => ({
      name,
      url: placed.address(`/authors/${slug}`),
    })),
    topics: [...post.categories, ...post.tags].map(({ name }) => name),
  }
}
