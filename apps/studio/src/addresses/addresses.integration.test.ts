import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import type { MissedAddress } from '@wajiha/contract'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from '../../test/desk-help.ts'
import { arabicPost, createAuthor } from '../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'

const serviceKey = 'addresses-0123456789abcdef-0123456789'
let studio: TestStudio
let payload: Payload
let site: Server
let editor: Awaited<ReturnType<typeof deskOf>>

/** As the site answers them: one moved address, one page, one that leads elsewhere. */
const answers: Record<string, [status: number, location?: string]> = {
  '/old': [301, '/blogs/%D8%AF%D9%84%D9%8A%D9%84'],
  '/blogs/%D8%AF%D9%84%D9%8A%D9%84': [200],
  '/shop': [302, 'https://shop.example/'],
}
const askedBy: (string | undefined)[] = []

beforeAll(async () => {
  site = createServer((request, response) => {
    askedBy.push(request.headers['user-agent'])
    const [status, location] = answers[request.url ?? ''] ?? [404]
    response.writeHead(status, location ? { location } : {}).end()
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  process.env.SERVICE_KEY = serviceKey
  process.env.SITE_ORIGIN = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  studio = await openTestStudio()
  payload = studio.payload
  editor = await deskOf(payload, 'editor')
  await payload.create({
    collection: 'posts',
    locale: 'ar',
    data: { ...arabicPost(await createAuthor(payload), 'دليلُ الهويّة'), _status: 'published' },
    overrideAccess: true,
  })
})
afterAll(async () => {
  site?.close()
  await studio?.close()
})

const miss = (key: string, path: string, count: number, from?: string): MissedAddress => ({
  key: `book.m${key}`,
  path,
  count,
  lastAt: new Date().toISOString(),
  ...(from ? { from } : {}),
})

async function deliver(...misses: MissedAddress[]) {
  const { status } = await studio.ask('visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${serviceKey}` },
    body: JSON.stringify({ touches: [], counts: [], misses }),
  })
  expect(status).toBe(204)
}

async function seen(state: 'open' | 'mended' | 'left') {
  const { readMissing } = await import('./read-missing.ts')
  return (await readMissing(payload)).of[state]
}

describe('an address without a page', () => {
  it('is one row however often it is told, most asked for first, with the likely page', async () => {
    const told = [
      miss('1', '/blogs/دليل-الهويه', 3, '/about'),
      miss('2', '/blogs/دليل-الهويه', 4, 'other.example'),
      miss('3', '/en/nowhere-near', 2),
    ]
    await deliver(...told)
    await deliver(...told, miss('1', '/blogs/دليل-الهويه', 2, '/about'))
    const rows = await seen('open')
    expect(rows.map(({ path, times, from }) => [path, times, from])).toEqual([
      ['/blogs/دليل-الهويه', 7, ['other.example', '/about']],
      ['/en/nowhere-near', 2, []],
    ])
    const { readMissing } = await import('./read-missing.ts')
    const { suggest } = await readMissing(payload)
    const likely = { path: '/blogs/دليل-الهوية', title: 'دليلُ الهويّة' }
    expect(suggest('/blogs/دليل-الهويه')).toMatchObject(likely)
    expect(suggest('/en/nowhere-near')).toBeUndefined()
  })

  it('is none where a page stands: no redirect takes its place without a word', async () => {
    const { poolOf } = await import('../platform/database/statements.ts')
    const { sql } = await import('@payloadcms/db-postgres')
    await poolOf(payload).execute(sql`
      with page as (insert into page_about default values returning id)
      insert into page_about_locales (_parent_id, _locale, _status)
        select id, language::_locales, state::enum_page_about_status from page,
          (values ('ar', 'draft'), ('en', 'published')) as said (language, state)`)
    for (const from of ['/about', '/en/about', '/blogs/دليل-الهوية', '/blogs/**']) {
      const refused = await editor.ask('redirects', 'POST', { from, to: '/contact', status: '301' })
      expect([from, refused.status]).toEqual([from, 400])
      expect(await refused.text()).toContain('هنا صفحة منشورة')
    }
    // A page that was taken off the site is no longer in the way.
    const free = await editor.ask('redirects', 'POST', {
      from: '/ar/about',
      to: '/contact',
      status: '301',
    })
    expect(free.status).toBe(201)
  })

  it('is mended by a redirect that an editor makes, and waits again when that goes', async () => {
    const rule = { from: '/blogs/دليل-الهويه', to: '/blogs/دليل-الهوية', status: '301' }
    const made = await editor.ask('redirects', 'POST', rule)
    expect(made.status).toBe(201)
    expect(await seen('mended')).toMatchObject([{ path: rule.from, leadsTo: rule.to }])
    const { doc } = (await made.json()) as { doc: { id: string } }
    await editor.ask(`redirects/${doc.id}`, 'DELETE')
    expect((await seen('open')).map(({ path }) => path)).toContain(rule.from)
  })

  it('has one redirect, however its address is written, and none that begins at a star', async () => {
    const add = (from: string) =>
      editor.ask('redirects', 'POST', { from, to: '/contact', status: '301' })
    const made = await add('/خدماتي')
    const { doc } = (await made.json()) as { doc: { id: string } }
    for (const from of ['/خدماتي', '/خدماتي/', encodeURI('/خدماتي')]) {
      const refused = await add(from)
      expect([from, refused.status]).toEqual([from, 400])
      expect(await refused.text()).toContain('تحويلٌ آخر: «\u2068/خدماتي\u2069» إلى')
    }
    expect((await add('/en/خدماتي')).status).toBe(201)
    for (const from of ['/x/*', '/*/x', '/x*', '/x/***']) {
      const refused = await add(from)
      expect([from, refused.status]).toEqual([from, 400])
      expect(await refused.text()).toContain('علامة النجمة (*)')
    }
    // What was saved before these rules keeps its address, and may be led elsewhere.
    const data = { from: '/خدماتي/', to: '/contact', status: '301' as const }
    const old = await payload.create({ collection: 'redirects', data, overrideAccess: true })
    const changed = { ...data, to: '/about-us' }
    expect((await editor.ask(`redirects/${old.id}`, 'PATCH', changed)).status).toBe(200)
    expect((await editor.ask(`redirects/${doc.id}`, 'PATCH', { from: '/*' })).status).toBe(400)
  })

  it('is refused where it could never be followed, nor arrive', async () => {
    const cases = [
      ['/robots.txt', '/about', 'يجيب الموقع بنفسه'],
      ['/en/blogs/rss.xml', '/about', 'يجيب الموقع بنفسه'],
      ['/grows/**', '/grows/more/**', 'يطول العنوان بكلّ خطوة'],
      ['/starless', '/blogs/**', 'لا شيء يحلّ محلّ النجمة'],
    ] as const
    for (const [from, to, said] of cases) {
      const refused = await editor.ask('redirects', 'POST', { from, to, status: '301' })
      expect([from, refused.status, await refused.text()]).toEqual([
        from,
        400,
        expect.stringContaining(said),
      ])
    }
  })

  it('stays left alone, also when it is reached from another place', async () => {
    const path = '/en/nowhere-near'
    const query = `where[path][equals]=${encodeURIComponent(path)}&limit=0&depth=0`
    const { status } = await editor.ask(`missing-pages?${query}`, 'PATCH', {
      state: 'left',
      count: 900,
    })
    expect(status).toBe(200)
    await deliver(miss('4', path, 5, 'other.example'))
    expect(await seen('left')).toMatchObject([{ path, times: 7 }])
  })

  it('is one of some thousand that are kept, those that were asked for last', async () => {
    const { poolOf } = await import('../platform/database/statements.ts')
    await poolOf(payload).execute(sql`
      insert into missing_pages (key, path, count, last_at, state)
      select 'flood.m' || n, '/flood-' || n, 1, now() - make_interval(hours => n), 'open'
      from generate_series(1, 6000) n`)
    await deliver(miss('5', '/newest', 1))
    const { totalDocs } = await payload.count({ collection: 'missing-pages', overrideAccess: true })
    expect(totalDocs).toBeLessThanOrEqual(5_000)
    expect((await seen('open')).map(({ path }) => path)).toContain('/newest')
    await poolOf(payload).execute(sql`delete from missing_pages where key like 'flood%'`)
  })
})

describe('an address that is tried', () => {
  it.each([
    ['/old?a=1', '/old?a=1'],
    ['old', '/old'],
    [' /عن-الوكالة/ ', '/%D8%B9%D9%86-%D8%A7%D9%84%D9%88%D9%83%D8%A7%D9%84%D8%A9/'],
    ['/%D8%B9%D9%86', '/%D8%B9%D9%86'],
  ])('is read from “%s”', async (typed, path) => {
    const { readAddress } = await import('./try-address.ts')
    const { host } = new URL(process.env.SITE_ORIGIN ?? '')
    expect(readAddress(typed)).toEqual({ path })
    const [bare] = [typed.trim().replace(/^\//, '')]
    expect(readAddress(`http://${host}/${bare}`)).toEqual({ path })
    expect(readAddress(`${host}/${bare}`)).toEqual({ path })
    expect(readAddress('https://other.example/old')).toBe('foreign')
    expect(readAddress('javascript://x')).toBe('unreadable')
  })

  it('shows the rule that acts, every step and the end, and counts as nobody’s visit', async () => {
    const { tryAddress } = await import('./try-address.ts')
    const { readRedirects } = await import('./redirect-table.ts')
    const rule = { from: '/old', to: '/blogs/دليل', status: '301' }
    await editor.ask('redirects', 'POST', rule)
    await editor.ask('redirects', 'POST', { ...rule, from: '/older', to: '/old' })
    const table = await readRedirects(payload)
    const old = await tryAddress('/old', table)
    expect(old.rules).toMatchObject([{ kind: 'own', from: '/old', to: '/blogs/دليل', status: 301 }])
    expect(old.hops).toEqual([
      { path: '/old', status: 301 },
      { path: '/blogs/دليل', status: 200 },
    ])
    expect((await tryAddress('/older', table)).rules.map(({ from }) => from)).toEqual([
      '/older',
      '/old',
    ])
    expect(await tryAddress('/ar/en/portfolio', table)).toMatchObject({
      rules: [{ kind: 'old', to: '/en/our-projects' }],
      hops: [{ status: 404 }],
    })
    expect(await tryAddress('/shop', table)).toMatchObject({
      outcome: 'outside',
      last: 'https://shop.example/',
    })
    expect(askedBy.every((name) => name?.includes('bot'))).toBe(true)
  })
})
