/** What sitemaps are told: every document that is to be found, and none of them read for it. */
import { sql } from '@payloadcms/db-postgres'
import { type ListedAddress, type ListedKind, limits } from '@wajiha/contract'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../../test/open-test-studio.ts'
import { poolOf } from '../../../platform/database/statements.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio('demo')
  payload = studio.payload
})
afterAll(() => studio?.close())

async function addressesOf(kind: string, page = 1) {
  const answer = await studio.ask(`addresses/${kind}?page=${page}`)
  const body = answer.status === 200 ? await answer.json() : undefined
  return {
    status: answer.status,
    tags: (answer.headers.get('cache-tag') ?? '').split(','),
    meta: body?.meta,
    data: (body?.data ?? []) as ListedAddress[],
  }
}

const slugsIn = (data: ListedAddress[], locale: 'ar' | 'en') =>
  data.flatMap(({ slugs }) => slugs[locale] ?? []).sort()

async function detailOf(path: string) {
  return (await (await studio.ask(path)).json()).data
}

it.each([
  ['posts', 'blogs', 'blogs?perPage=100'],
  ['projects', 'projects', 'projects'],
] as const)('lists all %s that lists show, in each language', async (kind, detail, list) => {
  const { data, meta, tags } = await addressesOf(kind)
  expect(meta).toMatchObject({ page: 1, pages: 1, total: data.length })
  expect(tags).toContain(kind)
  for (const locale of ['ar', 'en'] as const) {
    const cards = (await (await studio.ask(list, { locale })).json()).data as { slug: string }[]
    expect(slugsIn(data, locale)).toEqual(cards.map(({ slug }) => slug).sort())
  }
  const [first] = data
  const whole = await detailOf(`${detail}/${encodeURIComponent(first?.slugs.ar ?? '')}`)
  const pictures = [
    whole.cover,
    ...(whole.gallery ?? []).map(({ image }: { image: object }) => image),
  ]
  expect(first).toEqual({
    slugs: whole.slugs,
    updatedAt: whole.updatedAt,
    images: pictures.filter(Boolean).map(({ url }: { url: string }) => url),
  })
})

it('lists who wrote what is published, and answers nothing of other kinds', async () => {
  const posts = (await (await studio.ask('blogs?perPage=100')).json()).data as {
    authors: { slug: string }[]
  }[]
  const writers = new Set(posts.flatMap(({ authors }) => authors.map(({ slug }) => slug)))
  expect(slugsIn((await addressesOf('authors')).data, 'ar')).toEqual([...writers].sort())
  for (const kind of ['leads', 'users', 'constructor'])
    expect((await addressesOf(kind)).status).toBe(404)
})

it('leaves out what asks not to be indexed, what is no more published and what is for later', async () => {
  const find = async (kind: ListedKind) => {
    const { docs } = await payload.find({ collection: kind, limit: 1, depth: 0, locale: 'ar' })
    return docs[0] as { id: string; slug: string }
  }
  const [post, project] = [await find('posts'), await find('projects')]
  const ids = sql`${post.id}::uuid`
  const run = (statement: ReturnType<typeof sql>) => poolOf(payload).execute(statement)
  const isListed = async (kind: ListedKind, { slug }: { slug: string }) =>
    slugsIn((await addressesOf(kind)).data, 'ar').includes(slug)
  expect([await isListed('posts', post), await isListed('projects', project)]).toEqual([true, true])
  await run(sql`update posts set seo_noindex = true where id = ${ids}`)
  await run(sql`update projects set confidentiality = 'unlisted' where id = ${project.id}::uuid`)
  expect([await isListed('posts', post), await isListed('projects', project)]).toEqual([
    false,
    false,
  ])
  await run(sql`update posts set seo_noindex = false where id = ${ids}`)
  await run(sql`update posts_locales set published_at = now() + interval '1 day'
    where _parent_id = ${ids} and _locale = 'ar'`)
  const { data } = await addressesOf('posts')
  expect(slugsIn(data, 'ar')).not.toContain(post.slug)
  expect(data.filter(({ slugs }) => slugs.en && !slugs.ar)).toHaveLength(1)
})

it('lists thousands in a few answers, each below what the site takes, without reading a document', async () => {
  await poolOf(payload).execute(sql`
    with fresh as (insert into posts (id) select gen_random_uuid() from generate_series(1, 5000) returning id)
    insert into posts_locales (_parent_id, _locale, _status, slug, published_at)
    select id, locale::_locales, 'published', repeat('عنوانٌ-طويل-', 8) || locale || id, now()
    from fresh, unnest(array['ar', 'en']) locale`)
  const find = vi.spyOn(payload, 'find')
  const first = await addressesOf('posts')
  expect(first.meta.pages).toBe(3)
  expect(first.data).toHaveLength(limits.addressesPerAnswer)
  expect(Buffer.byteLength(JSON.stringify(first.data))).toBeLessThan(limits.answerBytes)
  const others = [await addressesOf('posts', 2), await addressesOf('posts', 3)]
  const all = [first, ...others].flatMap(({ data }) => slugsIn(data, 'en'))
  expect(new Set(all).size).toBe(first.meta.total)
  expect((await addressesOf('posts', 4)).status).toBe(404)
  expect(find).not.toHaveBeenCalled()
})
