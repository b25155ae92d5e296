/** Every answer of the API that the site reads to which content leads, in both languages, by its path. */
import { type Locale, locales } from '@wajiha/arabic'
import { listedKindSchema, pageKeys } from '@wajiha/contract'

type Ask = (path: string, locale: Locale) => Promise<Response>

export type Told = { status: number; etag: string | null; tags: string[]; text: string }

// biome-ignore lint/suspicious/noExplicitAny: any answer of the API, as it came.
type Data = any

const lists = [
  'general',
  'services',
  'projects',
  'blogs',
  'blogs?view=notebook',
  'blogs?perPage=3',
  'categories',
  'series',
  'jobs',
  'testimonials',
  'branches',
  'block-pages',
  'newsletter-issues',
  'redirects',
  'campaigns/default',
  ...listedKindSchema.options.map((kind) => `addresses/${kind}`),
  ...pageKeys.map((key) => `pages/${key}`),
]

const part = encodeURIComponent

/** What a member of these lists leads to. */
const onwards: Record<string, (one: Data, locale: Locale) => string | undefined> = {
  services: ({ key }) => `services/${part(key)}`,
  jobs: ({ slug }) => `jobs/${part(slug)}`,
  'newsletter-issues': ({ slug }) => `newsletter-issues/${part(slug)}`,
  categories: ({ slug }) => `blogs?category=${part(slug)}`,
  series: ({ slug }) => `blogs?series=${part(slug)}`,
  'block-pages': underSlug('block-pages'),
  'addresses/posts': underSlug('blogs'),
  'addresses/projects': underSlug('projects'),
  'addresses/authors': underSlug('authors'),
}

function underSlug(room: string) {
  return ({ slugs }: Data, locale: Locale) => slugs[locale] && `${room}/${part(slugs[locale])}`
}

/** @returns what was told at `<locale> <path>`. */
export async function readAnswers(ask: Ask): Promise<Map<string, Told>> {
  const told = new Map<string, Told>()
  const read = async (path: string, locale: Locale): Promise<Data> => {
    const answer = await ask(path, locale)
    const text = await answer.text()
    const tags = (answer.headers.get('cache-tag') ?? '').split(',')
    const { status } = answer
    told.set(`${locale} ${path}`, { status, etag: answer.headers.get('etag'), tags, text })
    return answer.ok ? JSON.parse(text).data : undefined
  }
  for (const locale of locales) {
    for (const path of lists) {
      const data = await read(path, locale)
      const onward = onwards[path]
      if (!onward) continue
      for (const one of data) {
        const next = onward(one, locale)
        if (next !== undefined) await read(next, locale)
      }
    }
    const topics = [...told].flatMap(([key, { text, status }]) =>
      key.startsWith(`${locale} blogs/`) && status === 200 ? JSON.parse(text).data.tags : [],
    )
    const slugs = new Set<string>(topics.map(({ slug }: Data) => slug))
    for (const slug of slugs) await read(`blogs?tag=${part(slug)}`, locale)
  }
  return told
}

/** The same in one line each, to be compared between two studios. */
export async function answersOf(ask: Ask): Promise<Record<string, string>> {
  const told = await readAnswers(ask)
  return Object.fromEntries(
    [...told].map(([key, { status, etag, text }]) => [key, `${status} ${etag} ${text}`]),
  )
}
