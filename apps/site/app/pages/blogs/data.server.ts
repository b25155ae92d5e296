/** The notebook's list, by page and by topic, or what a search found; an unknown topic is not there. */
import type { Category, Locale } from '@wajiha/contract'
import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'
import { stringifySearch } from '#app/locale/search-params.ts'
import { readSearch, searchedText } from './read-search.server.ts'

export async function readBlogs(context: PageContext) {
  const { query } = context
  const q = searchedText(query.q)
  const found = q === undefined ? await readList(context) : await readFound(context, q)
  if (!found || query.q === undefined) return found
  return { ...found, isPassing: true as const }
}

async function readList(context: PageContext) {
  const { read, query } = context
  const page = pageNumber(query.page)
  if (!page) return undefined
  const { category, tag } = query
  const [words, categories, posts, all] = await Promise.all([
    readWords(context, 'blogs'),
    read('categories'),
    read('blogs', {}, { page, category, tag }),
    read('blogs', {}, { page: 1 }),
  ])
  if (!words || !posts) return undefined
  const topics = categories?.data ?? []
  const meta = posts.meta ?? { total: posts.data.length, page, pages: 1 }
  return {
    words,
    categories: topics,
    posts: posts.data,
    meta,
    /** How many articles there are in all topics together. */
    total: all?.meta?.total,
    category,
    tag,
    search: undefined,
    paths: ownPaths(context, topics, page),
    alternates: otherAddresses(context, topics),
  }
}

async function readFound(context: PageContext, q: string) {
  const [words, categories, search] = await Promise.all([
    readWords(context, 'blogs'),
    context.read('categories'),
    readSearch(context, q),
  ])
  if (!words) return undefined
  return {
    words,
    categories: categories?.data ?? [],
    posts: [],
    meta: { total: search.articles.length, page: 1, pages: 1 },
    total: undefined,
    category: undefined,
    tag: undefined,
    search,
    paths: {},
    alternates: { ar: '/blogs', en: '/blogs', list: '/blogs' },
  }
}

/** The same list in each language: a topic has its own slug in each. */
function otherAddresses({ query }: PageContext, categories: readonly Category[]) {
  const path = (slug: string | undefined) => `/blogs${stringifySearch({ category: slug })}`
  const slugs = categories.find(({ slug }) => slug === query.category)?.slugs
  return { ar: path(slugs?.ar), en: path(slugs?.en), list: '/blogs' }
}

/**
 * The address of this very list, for its head: a further page, and a tag, stand for themselves; the
 * first page of a topic has one address in each language.
 */
function ownPaths(context: PageContext, categories: readonly Category[], page: number) {
  const { locale, query } = context
  const { category, tag } = query
  const own = `/blogs${stringifySearch({ page: page > 1 ? page : undefined, category, tag })}`
  const paths: Partial<Record<Locale, string>> = { [locale]: own }
  if (page > 1 || tag) return paths
  const slugs = categories.find(({ slug }) => slug === category)?.slugs
  for (const other of ['ar', 'en'] as const) {
    if (category === undefined) paths[other] = '/blogs'
    else if (slugs?.[other]) paths[other] = `/blogs${stringifySearch({ category: slugs[other] })}`
  }
  return paths
}

/** `'2'` → 2; nothing → 1; anything else is no page. */
function pageNumber(text: string | undefined): number | undefined {
  if (text === undefined) return 1
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}
