import { isPostBlock, type PostCard } from '@wajiha/contract'
import type { PageContext } from '#app/content/page-context.ts'
import { slugPaths } from '#app/seo/paths-of.ts'

export async function readPostPage({ read, params }: PageContext) {
  const post = await read('blog', { slug: params.slug ?? '' })
  if (!post) return undefined
  const { id, related, previous, next, ...written } = post.data
  return {
    post: {
      ...written,
      related: related.map(shownOf),
      ...(previous ? { previous: named(previous) } : {}),
      ...(next ? { next: named(next) } : {}),
    },
    /** Whether it holds what only late styles can dress. */
    hasBlocks: post.data.body.some(isPostBlock),
    alternates: { ...slugPaths('/blogs', post.data.slugs), list: '/blogs#untranslated' },
  }
}

/** What its card shows: each further field would travel with every post twice or three times. */
function shownOf(post: PostCard) {
  const { slug, title, excerpt, cover, categories, publishedAt, readingMinutes } = post
  return {
    slug,
    title,
    excerpt,
    publishedAt,
    readingMinutes,
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    // Decoration in a list: its words are the card's.
    ...(cover ? { cover: { ...cover, alt: '' } } : {}),
  }
}

const named = ({ slug, title }: PostCard) => ({ slug, title })
