/** What a search names where a thousand posts hold its words. */
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arabicPost, createAuthor } from '../../../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../../../test/open-test-studio.ts'
import { poolOf } from '../../../platform/database/statements.ts'

/** More than a crowd. */
const count = 1_040
let studio: TestStudio

beforeAll(async () => {
  studio = await openTestStudio()
  const { payload } = studio
  const author = await createAuthor(payload)
  const first = await payload.create({
    collection: 'posts',
    locale: 'ar',
    overrideAccess: true,
    data: {
      ...arabicPost(author, 'دليل الخطوط الأوّل'),
      publishedAt: '2015-01-01T00:00:00.000Z',
      _status: 'published',
    },
  })
  await copyUnderAnotherTitle(first.id)
})
afterAll(() => studio?.close())

/** Newer posts that hold the same words, their titles aside. */
const copyUnderAnotherTitle = (id: string) =>
  poolOf(studio.payload).execute(sql`
    with fresh as (select gen_random_uuid() as id, n from generate_series(1, ${count}::int) n),
    copied as (
      insert into posts select (jsonb_populate_record(null::posts,
        to_jsonb(p) || jsonb_build_object('id', fresh.id, 'import_key', null))).*
      from posts p, fresh where p.id = ${id}::uuid returning id)
    insert into posts_locales select (jsonb_populate_record(null::posts_locales,
      to_jsonb(l) || jsonb_build_object('id', nextval(pg_get_serial_sequence('posts_locales', 'id')),
        '_parent_id', fresh.id, 'slug', 'مقالة-' || n, 'title', 'مقالة ' || n,
        'search_text', 'مقاله ' || n || E'\n' || l.search_text,
        'published_at', timestamp '2020-01-01' + n * interval '1 day'))).*
    from posts_locales l, fresh where l._parent_id = ${id}::uuid and l._locale = 'ar'`)

async function search(q: string) {
  const answer = await studio.ask(`search?q=${encodeURIComponent(q)}`, { locale: 'ar' })
  const { data, meta } = (await answer.json()) as {
    data: { title: string }[]
    meta: { total: number; suggestion?: string }
  }
  const { total, suggestion } = meta
  return { titles: data.map(({ title }) => title), total, suggestion }
}

describe('a search whose words stand in a thousand articles', () => {
  it.each(['دليل الخطوط', 'للخطوط دليل', 'الأوّل'])(
    'names the oldest first, whose title says them: %s',
    async (q) => {
      const { titles, total } = await search(q)
      expect(titles[0]).toBe('دليل الخطوط الأوّل')
      expect(titles.length).toBeGreaterThan(20)
      expect(total).toBeGreaterThan(titles.length)
    },
  )

  it('finds one among them by its number, before those whose number holds it', async () => {
    expect((await search('مقالة 7')).titles[0]).toBe('مقالة 7')
    expect((await search('مقالة ٢')).titles[0]).toBe('مقالة 2')
  })

  it('finds more words than the index is asked for, and none where one of them is missing', async () => {
    const words = 'دليل الخطوط دليل الخطوط دليل الخطوط دليل الخطوط'
    expect((await search(`${words} الأوّل`)).titles).toContain('دليل الخطوط الأوّل')
    expect((await search(`${words} غائبة`)).total).toBe(0)
  })

  it('does not name what lies in the bin', async () => {
    const statement = (at: string) =>
      poolOf(studio.payload).execute(sql`update posts set deleted_at = ${sql.raw(at)}
        where id = (select _parent_id from posts_locales where title = ${`مقالة ${count}`})`)
    await statement('now()')
    expect((await search('مقالة')).titles).not.toContain(`مقالة ${count}`)
    await statement('null')
  })

  it('suggests a word from the moment in which it is published', async () => {
    expect((await search('البزنظيّة')).suggestion).toBeUndefined()
    const author = await createAuthor(studio.payload)
    await studio.payload.create({
      collection: 'posts',
      locale: 'ar',
      overrideAccess: true,
      data: { ...arabicPost(author, 'العمارة البيزنطيّة'), _status: 'published' },
    })
    expect((await search('البزنظيّة')).suggestion).toBe('البيزنطية')
  })

  it('names the newest of those that say it alike', async () => {
    expect((await search('مقالة')).titles[0]).toBe(`مقالة ${count}`)
  })
})
