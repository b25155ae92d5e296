/** The notebook's list, by page and by topic; an unknown topic or page is not there. */
import type { Category } from '@wajiha/contract'
import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'

export async function readBlogs(context: PageContext) {
  const { read, query } = context
  const page = pageNumber(query.page)
  if (!page) return undefined
  const [words, categories, posts] = await Promise.all([
    readWords(context, 'blogs'),
    read('categories'),
    read('blogs', {}, { page, category: query.category, tag: query.tag }),
  ])
  if (!words || !posts) return undefined
  const meta = posts.meta ?? { total: posts.data.length, page, pages: 1 }
  return {
    words,
    categories: categories?.data ?? [],
    posts: posts.data,
    meta,
    category: query.category,
    tag: query.tag,
    alternates: otherAddresses(context, categories?.data ?? []),
  }
}

/** The same list in each language: a topic has its own slug in each. */
function otherAddresses({ query }: PageContext, categories: readonly Category[]) {
  const slugs = categories.find(({ slug }) => slug === query.category)?.slugs
  const path = (slug: string | undefined) =>
    slug ? `/blogs?category=${encodeURIComponent(slug)}` : '/blogs'
  return { ar: path(slugs?.ar), en: path(slugs?.en), list: '/blogs' }
}

/** `'2'` → 2; nothing → 1; anything else is no page. */
function pageNumber(text: string | undefined): number | undefined {
  if (text === undefined) return 1
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}
