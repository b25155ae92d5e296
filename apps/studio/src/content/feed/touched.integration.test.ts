/** Whatever the demo answers is asked before and after an edit: what has become other must have been announced. */
import { locales } from '@wajiha/arabic'
import { type Change, tagsFor } from '@wajiha/contract'
import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAnswers, type Told } from '../../../test/answers.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload
/** As all of it stood after the edit before. */
let before: Map<string, Told>

beforeAll(async () => {
  studio = await openTestStudio('demo')
  payload = studio.payload
  before = await readAll()
})
afterAll(() => studio?.close())

/** Only what stands: an answer that is missing names nobody who would hear that it came. */
async function readAll(): Promise<Map<string, Told>> {
  const told = await readAnswers((path, locale) => studio.ask(path, { locale }))
  return new Map([...told].filter(([, { status }]) => status === 200))
}

async function announcedSince(after: number) {
  const { data } = await (await studio.ask(`changes?after=${after}`)).json()
  const changes = data.changes as Change[]
  const tags = { ar: tagsFor('ar', changes), en: tagsFor('en', changes) }
  const isTouched = ([key, told]: [string, Told]) =>
    told.tags.some((tag) => tags[key.startsWith('ar ') ? 'ar' : 'en'].has(tag))
  return { last: data.last as number, isTouched }
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
  ['the words of a testimonial', 'testimonials', more('quote')],
  ['the name of a branch', 'branches', more('name')],
  ['the name of a department', 'departments', more('name')],
  ['the name of an industry', 'industries', more('name')],
  ['the name of a tag', 'tags', more('name')],
  ['the title of a page of blocks', 'block-pages', more('title')],
]

describe('an edit', () => {
  it('of words in one language touches nobody who shows the document in the other, but itself', async () => {
    const { last } = await announcedSince(0)
    const id = await edit('posts', more('title'))
    const { isTouched } = await announcedSince(last)
    const shown = [...before].filter(
      ([key, { text }]) => key.startsWith('en ') && text.includes(id),
    )
    const touched = shown.filter(isTouched)
    expect(shown.length).toBeGreaterThan(1)
    expect(touched.map(([, { text }]) => JSON.parse(text).data.id)).toEqual([id])
    before = await readAll()
  })

  it.each(edits)('of %s tells everybody whose answer it changes', async (_, collection, change) => {
    const { last } = await announcedSince(0)
    await edit(collection, change)
    const { isTouched } = await announcedSince(last)
    const now = await readAll()
    const changed = [...before].filter(([key, { text }]) => now.get(key)?.text !== text)
    before = now
    expect(changed.length).toBeGreaterThan(0)
    const unheard = changed.filter((one) => !isTouched(one))
    expect(unheard.map(([key]) => key)).toEqual([])
  })

  it('of words touches nobody who does not show the document', async () => {
    const { last } = await announcedSince(0)
    const id = await edit('posts', more('title'))
    const { isTouched } = await announcedSince(last)
    const touched = [...before].filter(isTouched)
    expect(touched.length).toBeGreaterThan(0)
    const others = touched.filter(([, { text }]) => !text.includes(id)).map(([key]) => key)
    // Site maps say when it changed, by its address.
    const maps = locales.flatMap((one) => [`${one} addresses/posts`, `${one} addresses/authors`])
    expect(others.toSorted()).toEqual(maps.toSorted())
  })
})
