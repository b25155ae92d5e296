/** Two languages of one document: what is left to translate, confirmed, published together. */
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arabicPost, createAuthor, englishPost, rich } from '../../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { statesOf } from './states-of-page.ts'
import { readTranslation } from './units.ts'
import { confirmWords, saveWords, setStatus } from './work.ts'
import { exportXliff, importXliff } from './xliff/exchange.ts'

let studio: TestStudio
let payload: Payload
let author: string
let user: PayloadRequest['user']

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  author = await createAuthor(payload)
  user = await engaged('editor')
})
afterAll(() => studio?.close())

async function engaged(role: 'editor' | 'sales'): Promise<PayloadRequest['user']> {
  const data = {
    name: role,
    email: `${role}@example.com`,
    password: 'a long enough sentence 7',
    role,
  }
  const made = await payload.create({ collection: 'users', overrideAccess: true, data })
  return { ...made, collection: 'users' } as PayloadRequest['user']
}

const posts = { collection: 'posts', overrideAccess: true } as const
const asked = (by = user) => createLocalReq({ user: by ?? undefined, locale: 'ar' }, payload)
const place = (id: string) => ({ collection: 'posts', id }) as const

async function article(title: string, isTranslated = true): Promise<string> {
  const { id } = await payload.create({
    ...posts,
    locale: 'ar',
    draft: true,
    data: arabicPost(author, title),
  })
  if (isTranslated)
    await payload.update({ ...posts, id, locale: 'en', draft: true, data: { ...englishPost } })
  return String(id)
}

async function unitsOf(id: string): Promise<Record<string, string>> {
  const found = await readTranslation(await asked(), place(id))
  return Object.fromEntries((found?.units ?? []).map(({ path, state }) => [path, state]))
}

const inArabic = (id: string, data: object) =>
  payload.update({ ...posts, id, locale: 'ar', draft: true, data })

describe('the English of a field', () => {
  it('is missing, then up to date, then stale once its Arabic says something else', async () => {
    const id = await article('الرحى', false)
    expect(await unitsOf(id)).toEqual({ title: 'missing', excerpt: 'missing', body: 'missing' })
    await payload.update({ ...posts, id, locale: 'en', draft: true, data: { ...englishPost } })
    expect(await unitsOf(id)).toEqual({ title: 'current', excerpt: 'current', body: 'current' })
    await inArabic(id, { title: 'الرحى الكبيرة' })
    await inArabic(id, { body: rich('سطر آخر.') })
    expect(await unitsOf(id)).toEqual({ title: 'stale', excerpt: 'current', body: 'stale' })
    const data = { title: 'The big mill' }
    await payload.update({ ...posts, id, locale: 'en', draft: true, data })
    expect(await unitsOf(id)).toMatchObject({ title: 'current', body: 'stale' })
  })

  it('is up to date again where the Arabic says what it said, and where somebody says so', async () => {
    const id = await article('النول')
    await inArabic(id, { title: 'النول القديم', excerpt: 'ملخّص آخر.' })
    await inArabic(id, { title: 'النول' })
    expect(await unitsOf(id)).toMatchObject({ title: 'current', excerpt: 'stale' })
    await confirmWords(await asked(), place(id), ['excerpt'])
    expect(await unitsOf(id)).toMatchObject({ title: 'current', excerpt: 'current' })
  })

  it('was up to date before anybody noted it', async () => {
    const id = await article('المغزل')
    const { poolOf, sql } = await databaseOf()
    await poolOf(payload).execute(sql`delete from translations`)
    expect(await unitsOf(id)).toMatchObject({ title: 'current' })
    await inArabic(id, { title: 'المغزل الجديد' })
    expect(await unitsOf(id)).toMatchObject({ title: 'stale', excerpt: 'current' })
  })

  it('is confirmed by nobody who may not write the document', async () => {
    const id = await article('السندان')
    const stranger = await asked(await engaged('sales'))
    await expect(confirmWords(stranger, place(id), ['title'])).rejects.toThrow(/./)
    await expect(
      saveWords(stranger, place(id), { en: [{ path: 'title', value: 'Mine' }] }),
    ).rejects.toThrow(/./)
  })
})

const databaseOf = async () => ({
  ...(await import('../../platform/database/statements.ts')),
  ...(await import('@payloadcms/db-postgres')),
})

describe('words of both languages saved at once', () => {
  it('keep what somebody else wrote in other fields meanwhile', async () => {
    const id = await article('المنخل')
    await inArabic(id, { excerpt: 'كتبه زميل.' })
    await saveWords(await asked(), place(id), {
      ar: [{ path: 'title', value: 'المنخل الدقيق', basis: 'المنخل' }],
      en: [{ path: 'title', value: 'The fine sieve', basis: englishPost.title }],
    })
    const doc = await payload.findByID({ ...posts, id, locale: 'all', draft: true, depth: 0 })
    expect(doc.title).toEqual({ ar: 'المنخل الدقيق', en: 'The fine sieve' })
    expect(doc.excerpt).toMatchObject({ ar: 'كتبه زميل.' })
    expect(await unitsOf(id)).toMatchObject({ title: 'current', excerpt: 'stale' })
  })

  it('are refused whole where another changed the same field, or a text is too long', async () => {
    const id = await article('الغربال')
    await inArabic(id, { title: 'الغربال عند غيري' })
    const wish = { ar: [{ path: 'title', value: 'الغربال عندي', basis: 'الغربال' }] }
    await expect(saveWords(await asked(), place(id), wish)).rejects.toMatchObject({ status: 409 })
    const long = { en: [{ path: 'excerpt', value: 'x'.repeat(201) }] }
    await expect(saveWords(await asked(), place(id), long)).rejects.toThrow('200')
  })
})

describe('a file for translators', () => {
  it('comes back as a draft, and not at all where its Arabic has changed', async () => {
    const id = await article('السلّم', false)
    const file = await (await exportXliff(await asked(), place(id))).text()
    const back = file.replace(/(<source>السلّم<\/source>)/, '$1<target>The ladder</target>')
    await importXliff(await asked(), place(id), back)
    const doc = await payload.findByID({ ...posts, id, locale: 'en', draft: true, depth: 0 })
    expect(doc).toMatchObject({ title: 'The ladder', _status: 'draft' })
    expect(await unitsOf(id)).toMatchObject({ title: 'current', excerpt: 'missing' })
    await inArabic(id, { title: 'سلّم آخر' })
    await expect(importXliff(await asked(), place(id), back)).rejects.toThrow(/بعد التصدير/)
  })
})

describe('publishing', () => {
  it('brings both languages out together, and takes each back by itself', async () => {
    const id = await article('الدلو')
    await setStatus(await asked(), place(id), ['ar', 'en'], 'published')
    const ids = [id]
    expect((await statesOf(payload, 'posts', ids)).get(id)).toEqual({
      ar: 'published',
      en: 'published',
      isStale: false,
    })
    await setStatus(await asked(), place(id), ['en'], 'draft')
    await inArabic(id, { title: 'الدلو والبئر' })
    expect((await statesOf(payload, 'posts', ids)).get(id)).toEqual({
      ar: 'changed',
      en: 'draft',
      isStale: true,
    })
  })

  it('brings out neither language while one of them lacks something', async () => {
    const id = await article('الحبل', false)
    await expect(setStatus(await asked(), place(id), ['ar', 'en'], 'published')).rejects.toThrow(
      /الإنجليزيّة/,
    )
    expect((await statesOf(payload, 'posts', [id])).get(id)).toEqual({
      ar: 'draft',
      en: 'missing',
      isStale: false,
    })
  })
})
