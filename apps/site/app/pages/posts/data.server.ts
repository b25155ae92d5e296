/** The notebook's list, by page and by topic, or what a search found; an unknown topic is not there. */
import type { Category, Locale, Series, Slugs } from '@wajiha/contract'
import { leftAlone } from '#app/content/facets.ts'
import type { PageContext } from '#app/content/page-context.ts'
import { pageNumber } from '#app/content/page-number.server.ts'
import { readWords } from '#app/content/read-words.server.ts'
import { stringifySearch } from '#app/locale/search-params.ts'
import { readSearch, searchedText } from './read-search.server.ts'

export async function readPostsPage(context: PageContext) {
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
  const { category, tag, series } = query
  const view = 'notebook'
  const [words, categories, allSeries, posts, all] = await Promise.all([
    readWords(context, 'blogs'),
    read('categories'),
    read('series'),
    read('blogs', {}, { page, category, tag, series, view }),
    read('blogs', {}, { page: 1, view }),
  ])
  if (!words || !posts) return undefined
  const topics = categories?.data ?? []
  const tagged = posts.meta?.tag
  const known: Known = { categories: topics, series: allSeries?.data ?? [], tag: tagged?.slugs }
  const meta = posts.meta ?? { total: posts.data.length, page, pages: 1 }
  const isEmptyChoice = posts.data.length === 0 && Boolean(category ?? tag ?? series ?? page > 1)
  return {
    // There is no end to topics that nobody has written about.
    ...(isEmptyChoice ? { isPassing: true as const } : {}),
    words,
    categories: topics,
    posts: posts.data,
    meta,
    /** How many posts there are in all topics together. */
    total: all?.meta?.total,
    category,
    /** The tag it is narrowed to, under its own name where that is known. */
    tag: tag === undefined ? undefined : { slug: tag, name: tagged?.name ?? tag },
    series: known.series.find(({ slug }) => slug === series),
    search: undefined,
    robots: leftAlone([category, tag, series].filter((one) => one !== undefined).length > 1),
    paths: ownPaths(context, known, page),
    alternates: otherAddresses(context, known),
  }
}

async function readFound(context: PageContext, q: string) {
  const [words, categories, search] = await Promise.all([
    readWords(context, 'blogs'),
    context.read('categories'),
    readSearch(context, q),
  ])
  if (!words) return undefined
  const asked = `/blogs${stringifySearch({ q })}`
  return {
    words,
    categories: categories?.data ?? [],
    posts: [],
    meta: { total: search.posts.length, page: 1, pages: 1 },
    total: undefined,
    category: undefined,
    tag: undefined,
    series: undefined,
    search,
    robots: undefined,
    paths: {},
    // The same words are looked for in the other language.
    alternates: { ar: asked, en: asked, list: '/blogs' },
  }
}

type Known = {
  categories: readonly Category[]
  series: readonly Series[]
  /** What the tag that was asked for is called in each language. */
  tag: Slugs | undefined
}

/** What the list is narrowed to, under its name in a language; nothing where it has none there. */
function narrowedIn(locale: Locale, { query }: PageContext, known: Known) {
  const slugsOf = (list: readonly (Category | Series)[], chosen: string | undefined) =>
    list.find(({ slug }) => slug === chosen)?.slugs
  const asked = [
    ['category', slugsOf(known.categories, query.category)],
    ['tag', known.tag],
    ['series', slugsOf(known.series, query.series)],
  ] as const
  const named = asked.flatMap(([name, slugs]) =>
    query[name] === undefined ? [] : [[name, slugs?.[locale]] as const],
  )
  return named.every(([, slug]) => slug) ? Object.fromEntries(named) : undefined
}

/**
 * The same list in each language: a topic, a tag and a series have their own slug in each. It begins
 * there with its first page, as nobody knows how many it has; what has no name there leads to all.
 */
function otherAddresses(context: PageContext, known: Known) {
  const path = (locale: Locale) =>
    `/blogs${stringifySearch(narrowedIn(locale, context, known) ?? {})}`
  return { ar: path('ar'), en: path('en'), list: '/blogs' }
}

/**
 * The address of this very list, for its head: a further page stands for itself; the first page of a
 * topic, a tag or a series has one address in each language.
 */
function ownPaths(context: PageContext, known: Known, page: number) {
  const { locale, query } = context
  const { category, tag, series } = query
  const shown = { page: page > 1 ? page : undefined, category, tag, series }
  const paths: Partial<Record<Locale, string>> = { [locale]: `/blogs${stringifySearch(shown)}` }
  if (page > 1) return paths
  for (const other of ['ar', 'en'] as const) {
    const narrowed = narrowedIn(other, context, known)
    if (narrowed) paths[other] = `/blogs${stringifySearch(narrowed)}`
  }
  return paths
}
