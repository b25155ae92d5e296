/** How much a save asks of the database, and that it keeps what it kept before. */
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { arabicPost, createAuthor, englishPost } from '../../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload
let author: string

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  author = await createAuthor(payload)
})
afterAll(() => studio?.close())

const posts = { collection: 'posts', overrideAccess: true, depth: 0 } as const
const blogs = { slug: 'page-blogs', overrideAccess: true, depth: 0 } as const
const published = { _status: 'published' } as const

/** A post that is public in both languages. */
async function article(title: string, english: string): Promise<string> {
  const data = { ...arabicPost(author, title), ...published }
  const { id } = await payload.create({ ...posts, locale: 'ar', data })
  await publish(id, 'en', { ...englishPost, title: english })
  return id
}

const publish = (id: string, locale: 'ar' | 'en', words: object) =>
  payload.update({ ...posts, id, locale, data: { ...words, ...published } })
const draft = (id: string, locale: 'ar' | 'en', title: string) =>
  payload.update({ ...posts, id, locale, draft: true, data: { title } })

async function versionsOf(id: string) {
  const where = { parent: { equals: id } }
  const { docs } = await payload.findVersions({ ...posts, where, sort: '-updatedAt', limit: 100 })
  return docs
}

const newestOf = (id: string) =>
  payload.findByID({ ...posts, id, locale: 'all', draft: true }) as unknown as Promise<{
    title: object
    _status: object
  }>

/** The statements that a piece of work sends. */
async function sentBy(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  spy.mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [string | { text: string }]
    sent.push((typeof asked === 'string' ? asked : asked.text).replaceAll(/\s+/g, ' ').trim())
    return Reflect.apply(query, this, args)
  })
  await work().finally(() => spy.mockRestore())
  return sent
}

/** Of the row that is public, and of whole versions. */
const readingsIn = (sent: string[]) => ({
  rows: sent.filter((one) => /^select .* from "(posts|page_blogs)" /.test(one)).length,
  versions: sent.filter((one) => /^select .* from "_(posts|page_blogs)_v" /.test(one)).length,
})

/** One statement of each keeps the words’ marks for the translator (decision 051), one lets saves of a document follow one another. */
describe('what a save asks of the database', () => {
  it('is little for an article, however many versions it has', async () => {
    const id = await article('القلم', 'The pen')
    for (let turn = 0; turn < 52; turn += 1) await draft(id, 'ar', `القلم ${turn}`)
    await publish(id, 'ar', { title: 'القلم' })
    const sent = await sentBy(() => publish(id, 'ar', { title: 'القلم الجديد' }))
    expect(sent.length).toBeLessThanOrEqual(18)
    // Its newest version once; its row before it is written, and as it was written.
    expect(readingsIn(sent)).toEqual({ rows: 2, versions: 1 })
    expect(sent.filter((one) => one.startsWith('insert into "_posts_v" '))).toHaveLength(1)
    expect((await versionsOf(id)).length).toBe(50)
  })

  it('is little for a page with an editor of its own', async () => {
    const save = (title: string) =>
      payload.updateGlobal({ ...blogs, locale: 'ar', data: { title, ...published } })
    await save('الدفتر')
    const sent = await sentBy(() => save('دفترنا'))
    // Payload looks for the row itself once more when it writes it.
    expect(readingsIn(sent)).toEqual({ rows: 3, versions: 1 })
    expect(sent.length).toBeLessThanOrEqual(16)
  })
})

describe('what a save keeps', () => {
  it('is one version, the latest, when no other language has a draft', async () => {
    const id = await article('الورق', 'Paper')
    const before = (await versionsOf(id)).length
    await publish(id, 'ar', { title: 'الورق المصقول' })
    const after = await versionsOf(id)
    expect(after.length).toBe(before + 1)
    expect(after.map(({ latest }) => latest)).toEqual([true, ...after.slice(1).map(() => false)])
    expect((await newestOf(id)).title).toEqual({ ar: 'الورق المصقول', en: 'Paper' })
  })

  it('is the draft of the other language beside it, which stays a draft', async () => {
    const id = await article('الحبر', 'Ink')
    await draft(id, 'en', 'Blue ink')
    await publish(id, 'ar', { title: 'الحبر الأزرق' })
    expect(await newestOf(id)).toMatchObject({
      title: { ar: 'الحبر الأزرق', en: 'Blue ink' },
      _status: { ar: 'published', en: 'draft' },
    })
    const shown = await payload.findByID({ ...posts, id, locale: 'all' })
    expect(shown.title).toEqual({ ar: 'الحبر الأزرق', en: 'Ink' })
  })
})
