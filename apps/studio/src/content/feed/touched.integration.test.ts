/** Whatever the demo answers is asked before and after an edit: what has become other must have been announced. */
import { locales } from '@wajiha/arabic'
import { listedKindSchema } from '@wajiha/contract'
import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { pages } from '../globals/pages.ts'

let studio: TestStudio
let payload: Payload
type Known = { text: string; tags: string[] }
/** As all of it stood after the edit before. */
let before: Map<string, Known>

beforeAll(async () => {
  studio = await openTestStudio('demo')
  payload = studio.payload
  before = await readAll()
})
afterAll(() => studio?.close())

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
  ...listedKindSchema.options.map((kind) => `addresses/${kind}`),
  ...pages.map(({ slug }) => `pages/${slug.replace(/^page-/, '')}`),
]

/** Collections whose documents have an address, and where it begins. */
const rooms = { posts: 'blogs', projects: 'projects', authors: 'authors', jobs: 'jobs' } as const

/** Where each document stands in a language, and the lists of its topics. */
async function pathsIn(locale: 'ar' | 'en'): Promise<string[]> {
  const slugsOf = async (collection: CollectionSlug) => {
    const { docs } = await payload.find({ collection, locale, pagination: false, depth: 0 })
    return docs.flatMap((doc) => ('slug' in doc && doc.slug ? [String(doc.slug)] : []))
  }
  const single = await Promise.all(
    Object.entries(rooms).map(async ([collection, room]) =>
      (await slugsOf(collection as CollectionSlug)).map((slug) => `${room}/${slug}`),
    ),
  )
  const topics = await Promise.all(
    (['category', 'tag', 'series'] as const).map(async (kind) => {
      const collection = { category: 'categories', tag: 'tags', series: 'series' } as const
      return (await slugsOf(collection[kind])).map((slug) => `blogs?${kind}=${slug}`)
    }),
  )
  return [...lists, ...single.flat(), ...topics.flat()]
}

async function readAll(): Promise<Map<string, Known>> {
  const known = new Map<string, Known>()
  for (const locale of locales)
    for (const path of await pathsIn(locale)) {
      const answer = await studio.ask(path, { locale })
      if (answer.status !== 200) continue
      const tags = (answer.headers.get('cache-tag') ?? '').split(',')
      known.set(`${locale} ${path}`, { text: await answer.text(), tags })
    }
  return known
}

async function announcedSince(after: number) {
  const { data } = await (await studio.ask(`changes?after=${after}`)).json()
  const tags = (data.changes as { tags: string[] }[]).flatMap((change) => change.tags)
  return { last: data.last as number, tags: new Set(tags) }
}

type Row = Record<string, unknown> & { id: string }

/** Changes the first published document of a collection. @returns its id. */
async function edit(collection: CollectionSlug, change: (row: Row) => object): Promise<string> {
  const where = { _status: { equals: 'published' } }
  const isDrafted = Boolean(payload.collections[collection].config.versions?.drafts)
  const { docs } = await payload.find({
    collection,
    locale: 'ar',
    depth: 0,
    limit: 1,
    sort: 'createdAt',
    ...(isDrafted ? { where } : {}),
  })
  const [row] = docs as unknown as Row[]
  if (!row) throw new Error(`The demo has no ${collection}`)
  const data = { ...change(row), ...(isDrafted ? { _status: 'published' } : {}) }
  await payload.update({ collection, id: row.id, locale: 'ar', data, depth: 0 } as never)
  return row.id
}

const more = (name: string) => (row: Row) => ({ [name]: `${row[name]} زهرة` })
const edits: [string, CollectionSlug, (row: Row) => object][] = [
  ['the title of an article', 'posts', more('title')],
  ['the date of an article', 'posts', () => ({ publishedAt: '2020-01-01T00:00:00.000Z' })],
  ['what an article is about', 'posts', () => ({ categories: [], tags: [] })],
  ['that an article stands first', 'posts', ({ pinned }) => ({ pinned: !pinned })],
  ['the address of an article', 'posts', () => ({ slug: 'عنوان-آخر' })],
  ['that an article is not to be found', 'posts', () => ({ seo: { noindex: true } })],
  ['the name of an author', 'authors', more('name')],
  ['the name of a category', 'categories', more('name')],
  ['the name of a series', 'series', more('name')],
  ['the title of a project', 'projects', more('title')],
  ['the place of a project', 'projects', () => ({ order: 1_000 })],
  ['who may see a project', 'projects', () => ({ confidentiality: 'private' })],
  ['the title of a job', 'jobs', more('title')],
  ['when a job closes', 'jobs', () => ({ validThrough: '2020-01-01T00:00:00.000Z' })],
  ['the words of a service', 'services', more('name')],
  ['what a picture shows', 'media', more('alt')],
]

describe('an edit', () => {
  it.each(edits)('of %s tells everybody whose answer it changes', async (_, collection, change) => {
    const { last } = await announcedSince(0)
    await edit(collection, change)
    const announced = (await announcedSince(last)).tags
    const now = await readAll()
    const changed = [...before].filter(([key, { text }]) => now.get(key)?.text !== text)
    before = now
    expect(changed.length).toBeGreaterThan(0)
    const unheard = changed.filter(([, { tags }]) => !tags.some((tag) => announced.has(tag)))
    expect(unheard.map(([key]) => key)).toEqual([])
  })

  it('of words touches nobody who does not show the document', async () => {
    const { last } = await announcedSince(0)
    const id = await edit('posts', more('title'))
    const announced = (await announcedSince(last)).tags
    const touched = [...before].filter(([, { tags }]) => tags.some((tag) => announced.has(tag)))
    expect(touched.length).toBeGreaterThan(0)
    const others = touched.filter(([, { text }]) => !text.includes(id)).map(([key]) => key)
    // Site maps say when it changed, by its address.
    const maps = locales.flatMap((one) => [`${one} addresses/posts`, `${one} addresses/authors`])
    expect(others.toSorted()).toEqual(maps.toSorted())
  })
})
