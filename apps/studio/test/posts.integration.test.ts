/** Series, pins, the tree of topics and untranslated posts, as the site reads them (BLOG-01, BLOG-02). */
import { answerSchema, endpoints, type PostCard } from '@wajiha/contract'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arabicPost, createAuthor, englishPost } from './documents.ts'
import { openTestStudio, type TestStudio } from './open-test-studio.ts'

let studio: TestStudio
let payload: Payload
let author: string
const open = { overrideAccess: true } as const

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  author = await createAuthor(payload)
})
afterAll(() => studio?.close())

type Name = 'blogs' | 'blog' | 'categories' | 'series'

async function read(name: Name, path: string, locale: 'ar' | 'en' = 'ar') {
  const answer = await studio.ask(path, { locale })
  expect(answer.status, path).toBe(200)
  const body = await answer.json()
  expect(answerSchema(endpoints[name].data).safeParse(body).error?.issues ?? []).toEqual([])
  return { ...body, tags: (answer.headers.get('cache-tag') ?? '').split(',') }
}

const titles = ({ data }: { data: PostCard[] }) => data.map(({ title }) => title)
const term = (collection: 'categories' | 'series' | 'tags', name: string, data: object = {}) =>
  payload.create({ collection, locale: 'ar', data: { name, slug: '', ...data } as never, ...open })

async function publish(title: string, day: number, data: object = {}) {
  return payload.create({
    collection: 'posts',
    locale: 'ar',
    data: {
      ...arabicPost(author, title),
      publishedAt: `2026-03-${String(day).padStart(2, '0')}T08:00:00.000Z`,
      _status: 'published',
      ...data,
    },
    ...open,
  })
}

describe('a series', () => {
  it('holds its articles in the order of their parts, then of their days', async () => {
    const { id, slug } = await term('series', 'سلسلةُ الحرف', { description: 'تُقرأ بالترتيب.' })
    await publish('بلا رقم', 9, { series: id })
    await publish('الثاني', 1, { series: id, seriesPart: 2 })
    const first = await publish('الأوّل', 5, { series: id, seriesPart: 1 })
    await payload.create({
      collection: 'posts',
      locale: 'ar',
      data: { ...arabicPost(author, 'مسوّدة'), series: id, seriesPart: 3 } as never,
      draft: true,
      ...open,
    })
    const path = `blogs?series=${encodeURIComponent(slug)}`
    expect(titles(await read('blogs', path))).toEqual(['الأوّل', 'الثاني', 'بلا رقم'])
    const { data } = await read('blog', `blogs/${encodeURIComponent(first.slug)}`)
    expect(data.series).toMatchObject({
      name: 'سلسلةُ الحرف',
      part: 1,
      description: 'تُقرأ بالترتيب.',
    })
    expect(data.series.parts.map((part: { title: string }) => part.title)).toHaveLength(3)
    const all = await read('series', 'series')
    expect(all.data).toEqual([expect.objectContaining({ slug, count: 3, slugs: { ar: slug } })])
    expect((await studio.ask('series', { locale: 'en' })).status).toBe(200)
    expect((await (await studio.ask('series', { locale: 'en' })).json()).data).toEqual([])
  })

  it('that nobody wrote is not there', async () => {
    expect((await studio.ask('blogs?series=nothing')).status).toBe(404)
  })
})

describe('pinned articles', () => {
  it('stand first in the notebook and nowhere else', async () => {
    await publish('مثبَّتة', 2, { pinned: true })
    await publish('الأحدث', 20)
    const notebook = await read('blogs', 'blogs?view=notebook')
    expect(titles(notebook)[0]).toBe('مثبَّتة')
    expect(notebook.data[0].pinned).toBe(true)
    expect(titles(await read('blogs', 'blogs'))[0]).toBe('الأحدث')
  })

  it('stand on the first page alone, and no article on two', async () => {
    const first = titles(await read('blogs', 'blogs?view=notebook&perPage=2'))
    const second = titles(await read('blogs', 'blogs?view=notebook&perPage=2&page=2'))
    expect(first[0]).toBe('مثبَّتة')
    expect(new Set([...first, ...second]).size).toBe(4)
  })
})

describe('categories', () => {
  it('stand on two levels, and a parent holds what its children hold', async () => {
    const above = await term('categories', 'التصميم')
    const below = await term('categories', 'الحرف', { parent: above.id })
    const tag = await term('tags', 'الخطّ')
    await publish('في الفرع', 11, { categories: [below.id], tags: [tag.id] })
    await publish('في الأصل والفرع', 12, { categories: [above.id, below.id] })
    const { data } = await read('categories', 'categories')
    expect(data).toMatchObject([
      { name: 'التصميم', count: 2 },
      { name: 'الحرف', count: 2, parent: { name: 'التصميم', slug: above.slug } },
    ])
    const path = `blogs?category=${encodeURIComponent(above.slug)}`
    expect(titles(await read('blogs', path))).toEqual(['في الأصل والفرع', 'في الفرع'])
    const both = `${path}&tag=${encodeURIComponent(tag.slug)}`
    const narrowed = await read('blogs', both)
    expect(titles(narrowed)).toEqual(['في الفرع'])
    expect(narrowed.data[0].categories[0]).toMatchObject({ parent: { name: 'التصميم' } })
  })

  it('never stand on three levels, however it is tried', async () => {
    const find = async (name: string) =>
      (await payload.find({ collection: 'categories', where: { name: { equals: name } }, ...open }))
        .docs[0]?.id ?? ''
    const [above, below] = [await find('التصميم'), await find('الحرف')]
    await expect(term('categories', 'تحت الفرع', { parent: below })).rejects.toThrow(/parent|تحت/)
    const other = await term('categories', 'آخر')
    const move = (id: string, parent: string) =>
      payload.update({ collection: 'categories', id, data: { parent }, ...open })
    await expect(move(above, other.id)).rejects.toThrow()
    await expect(move(other.id, other.id)).rejects.toThrow()
  })
})

describe('an article in one language', () => {
  it('is listed in the other only when the agency wants that, and says its language', async () => {
    const list = () => read('blogs', 'blogs?view=notebook', 'en')
    expect((await list()).data).toEqual([])
    await wantUntranslated(true)
    const shown = await list()
    expect(shown.meta.total).toBeGreaterThan(5)
    expect(new Set(shown.data.map(({ locale }: PostCard) => locale))).toEqual(new Set(['ar']))
    expect(shown.tags).toEqual(expect.arrayContaining(['general', 'list:posts']))
    // Feeds and site maps are of one language.
    expect((await read('blogs', 'blogs', 'en')).data).toEqual([])
    const [{ id }] = shown.data
    const written = await payload.update({
      collection: 'authors',
      id: author,
      locale: 'en',
      data: { name: 'Salma', slug: '', _status: 'published' } as never,
      ...open,
    })
    expect(written.name).toBe('Salma')
    const data = { ...englishPost, _status: 'published' } as never
    await payload.update({ collection: 'posts', id, locale: 'en', data, ...open })
    const now = await list()
    expect(now.meta.total).toBe(shown.meta.total)
    expect(now.data.find((card: PostCard) => card.id === id)).not.toHaveProperty('locale')
    await wantUntranslated(false)
    expect(titles(await list())).toEqual([englishPost.title])
  })
})

/** Sets the published settings, which in this studio have no names and logos to be complete with. */
async function wantUntranslated(showUntranslatedPosts: boolean) {
  const data = { showUntranslatedPosts } as never
  await payload.updateGlobal({ slug: 'general', data, draft: true, ...open })
  await payload.db.updateGlobal({ slug: 'general', data })
}
