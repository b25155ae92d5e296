/** Restoring a version in one language: the other one, and what is public, stay as they are. */
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const posts = { collection: 'posts', overrideAccess: true } as const
const published = { _status: 'published' } as const

/** Published in Arabic, then in English, then changed in Arabic. */
async function article(title: string, english: string) {
  const arabic = { ...arabicPost(author, title), ...published }
  const { id } = await payload.create({ ...posts, locale: 'ar', data: arabic })
  const data = { ...englishPost, title: english, ...published }
  await payload.update({ ...posts, id, locale: 'en', data })
  const changed = { title: `${title} بعد التعديل`, featured: true, ...published }
  await payload.update({ ...posts, id, locale: 'ar', data: changed })
  const where = { parent: { equals: id } }
  const { docs } = await payload.findVersions({ ...posts, where, sort: 'updatedAt', limit: 1 })
  return { id, first: String(docs[0]?.id) }
}

const titleOf = async (slug: string, locale: string) => {
  const answer = await studio.ask(`blogs/${encodeURIComponent(slug)}`, { locale })
  return answer.ok
    ? ((await answer.json()) as { data: { title: string } }).data.title
    : answer.status
}

const draftOf = (id: string) =>
  payload.findByID({ ...posts, id, locale: 'all', draft: true, depth: 0 }) as unknown as Promise<
    Record<string, Record<string, unknown>>
  >

describe('an Arabic version, restored', () => {
  it('comes back as a draft, and neither language leaves the site', async () => {
    const { id, first } = await article('الميزان', 'The balance')
    await payload.restoreVersion({ ...posts, id: first, locale: 'ar' })
    expect(await titleOf('the-balance', 'en')).toBe('The balance')
    expect(await titleOf('الميزان', 'ar')).toBe('الميزان بعد التعديل')
    const draft = await draftOf(id)
    expect(draft.title).toEqual({ ar: 'الميزان', en: 'The balance' })
    expect(draft.featured).toBe(false)
    expect(draft._status).toEqual({ ar: 'draft', en: 'published' })
  })

  it('is what is public once it is published, beside an English side that never left', async () => {
    const { id, first } = await article('المحراث', 'The plough')
    await payload.restoreVersion({ ...posts, id: first, locale: 'ar' })
    await payload.update({ ...posts, id, locale: 'ar', data: published })
    expect(await titleOf('المحراث', 'ar')).toBe('المحراث')
    expect(await titleOf('the-plough', 'en')).toBe('The plough')
  })

  it('empties what was empty then, and keeps the date of publication', async () => {
    const { id, first } = await article('النافذة', 'The window')
    const before = await draftOf(id)
    const seo = { seo: { title: 'عنوان للبحث' } }
    await payload.update({ ...posts, id, locale: 'ar', data: seo as never, draft: true })
    await payload.restoreVersion({ ...posts, id: first, locale: 'ar' })
    const draft = await draftOf(id)
    expect((draft.seo?.title as Record<string, unknown> | undefined)?.ar ?? null).toBeNull()
    expect(draft.publishedAt).toEqual(before.publishedAt)
  })

  it('changes English alone when English is restored', async () => {
    const { id } = await article('القنطرة', 'The arch')
    const data = { title: 'The arch, rebuilt', ...published }
    await payload.update({ ...posts, id, locale: 'en', data })
    const where = { parent: { equals: id }, 'version.title': { equals: 'The arch' } }
    const { docs } = await payload.findVersions({ ...posts, where, locale: 'en', limit: 1 })
    await payload.restoreVersion({ ...posts, id: String(docs[0]?.id), locale: 'en' })
    expect(await titleOf('the-arch', 'en')).toBe('The arch, rebuilt')
    expect((await draftOf(id)).title).toEqual({ ar: 'القنطرة بعد التعديل', en: 'The arch' })
  })
})

it('a list of versions says of each what it is in each language', async () => {
  const { id } = await article('المسطرة', 'The ruler')
  const draft = { title: 'The ruler, again' }
  await payload.update({ ...posts, id, locale: 'en', data: draft, draft: true })
  const { createLocalReq } = await import('payload')
  const { readVersions } = await import('./read-versions.ts')
  const users = { collection: 'users', overrideAccess: true } as const
  const person = { name: 'محرّر', email: 'v@example.com', role: 'editor' as const }
  const password = 'a long enough sentence 7'
  const user = await payload.create({ ...users, data: { ...person, password } })
  const req = await createLocalReq(
    { locale: 'en', user: { ...user, collection: 'users' } as never },
    payload,
  )
  const versions = await readVersions(req, { collection: 'posts', id }, 'en')
  expect(req.locale).toBe('en')
  expect(versions.map(({ standing }) => standing)).toEqual([
    { ar: 'live', en: 'draft' },
    { ar: 'wasLive', en: 'live' },
    { ar: 'wasLive', en: 'wasLive' },
    { ar: 'wasLive' },
  ])
})

it('a page of its own is restored in one language, too', async () => {
  const about = { slug: 'page-about', overrideAccess: true } as const
  const save = (locale: 'ar' | 'en', title: string) =>
    payload.updateGlobal({ ...about, locale, draft: true, data: { title } as never })
  await save('ar', 'من نحن')
  const { docs } = await payload.findGlobalVersions({ ...about, sort: 'updatedAt', limit: 1 })
  await save('en', 'About us')
  await save('ar', 'عن الوكالة')
  await payload.restoreGlobalVersion({ ...about, id: String(docs[0]?.id), locale: 'ar' })
  const found = await payload.findGlobal({ ...about, locale: 'all', draft: true, depth: 0 })
  expect(found.title).toEqual({ ar: 'من نحن', en: 'About us' })
})
