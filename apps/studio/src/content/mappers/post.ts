import type { Locale, PostCard, Post as PostData, SeriesPlace, Slugs } from '@wajiha/contract'
import type { Category, Post } from '../../payload-types.ts'
import { toAuthorCard } from './author.ts'
import { defined, document, documents, isPublic } from './defined.ts'
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
  categories: documents(post.categories).filter(isNamed).map(toTopic),
  tags: documents(post.tags).filter(isNamed).map(toTerm),
  publishedAt: post.publishedAt ?? post.createdAt,
  readingMinutes: post.readingMinutes ?? 0,
  featured: post.featured ?? false,
  pinned: post.pinned ?? false,
})

type Around = {
  slugs: Slugs
  related: Post[]
  previous?: Post | undefined
  next?: Post | undefined
  /** The parts of its series, in order. */
  parts?: SeriesPlace['parts']
}

/** One post with its neighbours; `related` are those the editor chose, or the nearest by topic. */
export const toPost = (post: Post, around: Around, locale: Locale): PostData => ({
  ...toPostCard(post),
  slugs: around.slugs,
  body: toRichText(post.body, locale),
  wordCount: post.wordCount ?? 0,
  ...defined({
    updatedTextAt: post.updatedTextAt,
    series: toSeriesPlace(post, around.parts),
    previous: around.previous && toPostCard(around.previous),
    next: around.next && toPostCard(around.next),
  }),
  related: around.related.map(toPostCard),
  seo: toSeo(post.seo),
  updatedAt: post.updatedAt,
})

const toTerm = ({ slug, name }: Pick<Category, 'slug' | 'name'>) => ({ slug, name })

/** A topic with the one it stands under; a parent without words in this language is left out. */
export function toTopic({ parent, ...topic }: Category) {
  const above = document(parent)
  return { ...toTerm(topic), ...(above && isNamed(above) ? { parent: toTerm(above) } : {}) }
}

function toSeriesPlace({ series, slug }: Post, parts: SeriesPlace['parts'] = []) {
  const found = document(series)
  const index = parts.findIndex((part) => part.slug === slug)
  if (!found || !isNamed(found) || index < 0) return undefined
  const { description } = found
  return {
    ...toTerm(found),
    ...defined({ description: description || undefined }),
    part: index + 1,
    parts,
  }
}

/** Written in the language that is being read. */
const isNamed = (document: { name?: string; slug?: string; _status?: string | null }) =>
  Boolean(document.name && document.slug) && isPublic(document)
