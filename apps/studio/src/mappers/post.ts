import type { Locale, PostCard, Post as PostData, Slugs } from '@wajiha/contract'
import type { Category, Post } from '../payload-types.ts'
import { toAuthorCard } from './author.ts'
import { defined, documents, isPublic } from './defined.ts'
import { toImage } from './image.ts'
import { toRichText } from './rich-text.ts'
import { toSeo } from './seo.ts'

export const toPostCard = (post: Post): PostCard => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  ...defined({ cover: toImage(post.cover) }),
  authors: documents(post.authors).filter(isNamed).map(toAuthorCard),
  categories: documents(post.categories).filter(isNamed).map(toTerm),
  tags: documents(post.tags).filter(isNamed).map(toTerm),
  publishedAt: post.publishedAt ?? post.createdAt,
  readingMinutes: post.readingMinutes ?? 0,
  featured: post.featured ?? false,
})

type Around = {
  slugs: Slugs
  related: Post[]
  previous?: Post | undefined
  next?: Post | undefined
}

/** One article with its neighbours; `related` are those the editor chose, or the nearest by topic. */
export const toPost = (post: Post, around: Around, locale: Locale): PostData => ({
  ...toPostCard(post),
  slugs: around.slugs,
  body: toRichText(post.body, locale),
  wordCount: post.wordCount ?? 0,
  ...defined({
    updatedTextAt: post.updatedTextAt,
    previous: around.previous && toPostCard(around.previous),
    next: around.next && toPostCard(around.next),
  }),
  related: around.related.map(toPostCard),
  seo: toSeo(post.seo),
  updatedAt: post.updatedAt,
})

const toTerm = ({ slug, name }: Category) => ({ slug, name })

/** Written in the language that is being read. */
const isNamed = (document: { name?: string; slug?: string; _status?: string | null }) =>
  Boolean(document.name && document.slug) && isPublic(document)
