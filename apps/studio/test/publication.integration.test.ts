/** Publication per language: `localizeStatus`, experimental in Payload 3.90, end to end. */
import type { Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resetStuckJobs } from '../src/planning/stuck-jobs.ts'
import { arabicPost, createAuthor, englishPost } from './documents.ts'
import { openTestStudio, type TestStudio } from './open-test-studio.ts'

let studio: TestStudio
let payload: Payload
let author: string

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  author = await createAuthor(payload)
})
afterAll(() => studio?.close())

const all = { collection: 'posts', overrideAccess: true } as const

async function publishArabic(title: string) {
  const data = { ...arabicPost(author, title), _status: 'published' as const }
  return payload.create({ ...all, locale: 'ar', data })
}

const isShown = async (slug: string, locale: string) =>
  (await studio.ask(`blogs/${encodeURIComponent(slug)}`, { locale })).status === 200

describe('an article published in Arabic', () => {
  it('is there in Arabic and not in English', async () => {
    const post = await publishArabic('المدّ')
    expect(post.slug).toBe('المد')
    expect(await isShown('المد', 'ar')).toBe(true)
    expect(await isShown('المد', 'en')).toBe(false)
    const body = await (await studio.ask('blogs/المد', { locale: 'ar' })).json()
    expect(body.data.slugs).toEqual({ ar: 'المد' })
  })

  it('gets its English side without a change to the Arabic one', async () => {
    const post = await publishArabic('الوصل')
    const data = { ...englishPost, title: 'Joining', _status: 'published' as const }
    await payload.update({ ...all, id: post.id, locale: 'en', data })
    const english = await (await studio.ask('blogs/joining', { locale: 'en' })).json()
    expect(english.data.slugs).toEqual({ ar: 'الوصل', en: 'joining' })
    expect(english.data.readingMinutes).toBe(1)
    const arabic = await (await studio.ask('blogs/الوصل')).json()
    expect(arabic.data.title).toBe('الوصل')
  })

  it('keeps its public words while an English draft is written', async () => {
    const post = await publishArabic('النقطة')
    const draft = { title: 'The dot', slug: 'the-dot' }
    await payload.update({ ...all, id: post.id, locale: 'en', data: draft, draft: true })
    expect(await isShown('the-dot', 'en')).toBe(false)
    expect(await isShown('النقطة', 'ar')).toBe(true)
  })

  it('keeps its public words while an Arabic draft is autosaved over them', async () => {
    const post = await publishArabic('الهامش')
    const draft = { title: 'هامشٌ آخر' }
    await payload.update({
      ...all,
      id: post.id,
      locale: 'ar',
      data: draft,
      draft: true,
      autosave: true,
    })
    const body = await (await studio.ask('blogs/الهامش')).json()
    expect(body.data.title).toBe('الهامش')
  })

  it('leaves one language and stays in the other', async () => {
    const post = await publishArabic('السطر')
    const data = { ...englishPost, title: 'The line', _status: 'published' as const }
    await payload.update({ ...all, id: post.id, locale: 'en', data })
    await payload.update({ ...all, id: post.id, locale: 'en', data: { _status: 'draft' } })
    expect(await isShown('the-line', 'en')).toBe(false)
    expect(await isShown('السطر', 'ar')).toBe(true)
  })

  it('leaves both languages at once', async () => {
    const post = await publishArabic('الورق')
    const data = { ...englishPost, title: 'Paper', _status: 'published' as const }
    await payload.update({ ...all, id: post.id, locale: 'en', data })
    await payload.update({ ...all, id: post.id, data: {}, unpublishAllLocales: true })
    expect(await isShown('paper', 'en')).toBe(false)
    expect(await isShown('الورق', 'ar')).toBe(false)
  })

  it('is not published without what the language lacks', async () => {
    const post = await publishArabic('الحبر')
    const data = { title: 'Ink', _status: 'published' as const }
    await expect(payload.update({ ...all, id: post.id, locale: 'en', data })).rejects.toThrow()
    expect(await isShown('ink', 'en')).toBe(false)
  })
})

describe('a schedule', () => {
  const plan = (id: string, input: Record<string, unknown>) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: { doc: { relationTo: 'posts', value: id }, ...input },
      overrideAccess: true,
    } as never)

  async function runScheduled(id: string, input: Record<string, unknown>) {
    await plan(id, input)
    await payload.jobs.run({ overrideAccess: true, allQueues: true })
  }

  /** The next change of an article is let go by the database, as one of two that wait for each other. */
  async function collideOnce() {
    const database = new Client({ connectionString: studio.databaseUrl })
    await database.connect()
    await database.query(`
      create sequence tried;
      create function collide() returns trigger language plpgsql as
        $$ begin if nextval('tried') = 1 then raise exception 'deadlock' using errcode = '40P01'; end if;
        return new; end $$;
      create trigger colliding before update on posts for each row execute function collide()`)
    await database.end()
  }

  it('publishes the language it names', async () => {
    const post = await publishArabic('الموعد')
    const draft = { ...englishPost, title: 'The appointment', slug: 'the-appointment' }
    await payload.update({ ...all, id: post.id, locale: 'en', data: draft, draft: true })
    await runScheduled(post.id, { type: 'publish', locale: 'en' })
    expect(await isShown('the-appointment', 'en')).toBe(true)
    expect(await isShown('الموعد', 'ar')).toBe(true)
  })

  it('publishes every complete language when it names none', async () => {
    const data = arabicPost(author, 'الشروق')
    const post = await payload.create({ ...all, locale: 'ar', data, draft: true })
    const draft = { ...englishPost, title: 'Sunrise', slug: 'sunrise' }
    await payload.update({ ...all, id: post.id, locale: 'en', data: draft, draft: true })
    await runScheduled(post.id, { type: 'publish' })
    expect(await isShown('الشروق', 'ar')).toBe(true)
    expect(await isShown('sunrise', 'en')).toBe(true)
  })

  it('takes an article back in every language', async () => {
    const post = await publishArabic('الغروب')
    const data = { ...englishPost, title: 'Sunset', _status: 'published' as const }
    await payload.update({ ...all, id: post.id, locale: 'en', data })
    await runScheduled(post.id, { type: 'unpublish' })
    expect(await isShown('الغروب', 'ar')).toBe(false)
    expect(await isShown('sunset', 'en')).toBe(false)
  })

  it.each([
    ['ar', 'الطوفان', 'flood'],
    ['en', 'الانحسار', 'ebb'],
  ] as const)(
    'takes an article back in %s alone, when it names that language',
    async (locale, ar, en) => {
      const post = await publishArabic(ar)
      const data = { ...englishPost, title: en, _status: 'published' as const }
      await payload.update({ ...all, id: post.id, locale: 'en', data })
      expect([await isShown(ar, 'ar'), await isShown(en, 'en')]).toEqual([true, true])
      await runScheduled(post.id, { type: 'unpublish', locale })
      expect(await isShown(ar, 'ar')).toBe(locale !== 'ar')
      expect(await isShown(en, 'en')).toBe(locale !== 'en')
    },
  )

  it('is carried out beside others of its minute, also when it collides with a save', async () => {
    const names = ['الشمال', 'الجنوب', 'المشرق', 'المغرب']
    const ids: string[] = []
    for (const name of names) ids.push((await publishArabic(name)).id)
    for (const id of ids) {
      const related = ids.filter((other) => other !== id)
      const data = { related, _status: 'published' as const }
      await payload.update({ ...all, id, locale: 'ar', data })
    }
    const shown = () => Promise.all(names.map((name) => isShown(name, 'ar')))
    expect(await shown()).toEqual([true, true, true, true])
    await collideOnce()
    for (const id of ids) await plan(id, { type: 'unpublish' })
    await payload.jobs.run({ overrideAccess: true, allQueues: true })
    expect(await shown()).toEqual([false, false, false, false])
  })

  it('is kept until its minute, through a kill in the middle of it, and then carried out', async () => {
    const post = await payload.create({
      ...all,
      locale: 'ar',
      draft: true,
      data: arabicPost(author, 'الفجر'),
    })
    const run = () => payload.jobs.run({ overrideAccess: true, allQueues: true })
    const queued = await payload.jobs.queue({
      task: 'schedulePublish',
      input: { doc: { relationTo: 'posts', value: post.id }, type: 'publish', locale: 'ar' },
      waitUntil: new Date(Date.now() + 3_600_000),
      overrideAccess: true,
    } as never)
    await run()
    expect(await isShown('الفجر', 'ar')).toBe(false)
    // Its minute has come, a process took it, and everything died.
    const data = { waitUntil: new Date(Date.now() - 1_000).toISOString(), processing: true }
    await payload.update({ collection: 'payload-jobs', id: queued.id, data, overrideAccess: true })
    await studio.restartDatabase()
    await resetStuckJobs(payload)
    await run()
    expect(await isShown('الفجر', 'ar')).toBe(true)
  })
})
