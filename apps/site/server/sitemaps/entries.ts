/**
 * Every address that search engines should know, from what is published: pages with an editor of
 * their own, the campaign's, services, posts and their authors, projects, open jobs, issues of the newsletter and pages that editors made.
 * Nothing that asks not to be indexed.
 * Of what may be many the studio tells the addresses alone, thousands in an answer.
 */
import {
  type Image,
  type ListedAddress,
  type ListedKind,
  type Locale,
  pageKeys,
  type Seo,
  type Slugs,
  servicePath,
} from '@wajiha/contract'
import { pages } from '#app/addresses.ts'
import { samePath, slugPaths } from '#app/seo/paths-of.ts'
import { ContentUnavailable, type Content as Whole } from '../content/content.ts'

/**
 * One page: its path in each language it is published in, when its content last changed, and the
 * addresses of the pictures it is about.
 */
export type SitemapEntry = {
  paths: Partial<Record<Locale, string>>
  updatedAt: string
  images: string[]
}

type Content = Pick<Whole, 'read'>

type Pictured = { cover?: Image | undefined; photo?: Image; gallery?: { image: Image }[] }
type Detail = Pictured & { slugs: Slugs; seo: Seo; updatedAt: string }

const imagesOf = ({ cover, photo, gallery = [] }: Pictured): string[] =>
  [cover, photo, ...gallery.map(({ image }) => image)].flatMap((image) => image?.url ?? [])

const unlisted = new Set<string>(['thank-you'])
const locales = ['ar', 'en'] as const

/**
 * Questions at once. A site that knows nothing has one for every page; a busy studio that is asked
 * them all together answers none of them in time, and it would never have a sitemap.
 */
const questionsAtOnce = 4

/** A sitemap counts as whole while at most one in so many documents could not be read. */
const mostUnread = 10

const details: ReadonlySet<string> = new Set(['job', 'service'])

/** `isWhole`: nothing that is listed was left out. */
type Entries = { entries: SitemapEntry[]; isWhole: boolean }

/**
 * A document that cannot be read costs its own line alone, until it can be; more than a few are a
 * studio that is away.
 * @throws {ContentUnavailable} What was answered until then is known at the next attempt.
 */
export async function readEntries(whole: Content): Promise<Entries> {
  const { content, unread } = forgiving(fewAtOnce(whole))
  const groups = await Promise.all([
    readPages(content),
    readCampaign(content),
    readServices(content),
    readListed(content, 'posts', '/blogs'),
    readListed(content, 'projects', '/our-projects'),
    readBlockPages(content),
    readNewsletter(content),
    readJobs(content),
    readListed(content, 'authors', '/authors'),
  ])
  const entries = groups.flat()
  const missing = unread()
  if (missing * mostUnread > entries.length) throw new ContentUnavailable('sitemap')
  return { entries, isWhole: missing === 0 }
}

async function readPages(content: Content): Promise<SitemapEntry[]> {
  const found = await Promise.all(
    pageKeys.map(async (key) => {
      const answers = await inEachLanguage((locale) => content.read(locale, 'page', { key }))
      const page = answers[0]?.data
      if (!page || page.seo.noindex || unlisted.has(key)) return []
      const path = key === 'home' ? pages.home.path : `/${key}`
      return [{ paths: samePath(path, page.languages), updatedAt: page.updatedAt, images: [] }]
    }),
  )
  return found.flat()
}

/** The default campaign's page; others are for those whom an advertisement led there. */
async function readCampaign(content: Content): Promise<SitemapEntry[]> {
  const answers = await inEachLanguage((locale) =>
    content.read(locale, 'campaign', { slug: 'default' }),
  )
  const campaign = answers[0]?.data
  if (!campaign || campaign.seo.noindex || campaign.movedTo) return []
  return [{ paths: samePath(pages.campaign.path, campaign.languages), updatedAt: '', images: [] }]
}

async function readServices(content: Content): Promise<SitemapEntry[]> {
  const lists = await inEachLanguage((locale) => content.read(locale, 'services'))
  const [home] = await inEachLanguage((locale) => content.read(locale, 'page', { key: 'home' }))
  const keys = [...new Set(lists.flatMap(({ data }) => data.map(({ key }) => key)))]
  const found = await Promise.all(
    keys.map((key) => inEachLanguage((locale) => content.read(locale, 'service', { key }))),
  )
  const each = found.flatMap(([answer]) => {
    if (!answer || answer.data.seo.noindex) return []
    const { key, languages, updatedAt } = answer.data
    return [
      { paths: samePath(servicePath(key), languages), updatedAt, images: imagesOf(answer.data) },
    ]
  })
  if (!home || keys.length === 0) return each
  // Their page says what the home page says of them.
  const { languages, updatedAt } = home.data
  return [{ paths: samePath(pages.services.path, languages), updatedAt, images: [] }, ...each]
}

/** All documents of a kind, as the studio lists them; the language of the question does not matter. */
async function readListed(
  content: Content,
  kind: ListedKind,
  base: string,
): Promise<SitemapEntry[]> {
  const listed: ListedAddress[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await content.read('ar', 'addresses', { kind }, page > 1 ? { page } : {})
    listed.push(...(answer?.data ?? []))
    pages = answer?.meta?.pages ?? 1
  }
  return listed.map(({ slugs, updatedAt, images }) => ({
    paths: slugPaths(base, slugs),
    updatedAt,
    images,
  }))
}

/** Pages that editors made; the language of the question does not matter. */
async function readBlockPages(content: Content): Promise<SitemapEntry[]> {
  const known = (await content.read('ar', 'blockPages'))?.data ?? []
  return known
    .filter(({ isListed }) => isListed)
    .map(({ slugs, updatedAt, images }) => ({ paths: slugPaths('', slugs), updatedAt, images }))
}

/** The newsletter's archive and its issues, each of them once. */
async function readNewsletter(content: Content): Promise<SitemapEntry[]> {
  const lists = await inEachLanguage((locale) => content.read(locale, 'newsletterIssues'))
  const issues = new Map(lists.flatMap(({ data }) => data).map((one) => [one.slug, one]))
  if (issues.size === 0) return []
  const all = [...issues.values()]
  const languages = locales.filter((one) => all.some(({ slugs }) => slugs[one]))
  const latest = all.map(({ updatedAt }) => updatedAt).toSorted()
  return [
    {
      paths: samePath(pages.newsletter.path, languages),
      updatedAt: latest.at(-1) ?? '',
      images: [],
    },
    ...all.map(({ slugs, updatedAt }) => ({
      paths: slugPaths(pages.newsletter.path, slugs),
      updatedAt,
      images: [],
    })),
  ]
}

/** Open jobs, each of them once. */
async function readJobs(content: Content): Promise<SitemapEntry[]> {
  const entries = new Map<string, SitemapEntry>()
  for (const locale of locales) {
    const cards = (await content.read(locale, 'jobs'))?.data ?? []
    const details = await Promise.all(
      cards.map(({ slug }) => content.read(locale, 'job', { slug })),
    )
    for (const [index, card] of cards.entries()) {
      const data: Detail | undefined = details[index]?.data
      if (!data || data.seo.noindex) continue
      const { slugs, updatedAt } = data
      entries.set(card.id, {
        paths: slugPaths('/join-us', slugs),
        updatedAt,
        images: imagesOf(data),
      })
    }
  }
  return [...entries.values()]
}

/** The answers of the languages that have one, Arabic first. */
async function inEachLanguage<Value>(
  read: (locale: Locale) => Promise<Value | undefined>,
): Promise<Value[]> {
  const answers = await Promise.all(locales.map(read))
  return answers.filter((answer) => answer !== undefined)
}

/** Counts documents that cannot be read and goes on without them; lists are needed. */
function forgiving(content: Content) {
  let count = 0
  async function read(...question: Parameters<Content['read']>) {
    try {
      return await content.read(...question)
    } catch (error) {
      if (!(error instanceof ContentUnavailable && details.has(question[1]))) throw error
      count += 1
      return undefined
    }
  }
  return { content: { read } as Content, unread: () => count }
}

function fewAtOnce(content: Content): Content {
  const waiting: (() => void)[] = []
  let free = questionsAtOnce
  async function read(...question: Parameters<Content['read']>) {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await content.read(...question)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
  return { read } as Content
}
