/** Faults planted in a site, found by the guard, mended from its list, and gone. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from '../../test/desk-help.ts'
import { arabicPost, createAuthor, rich } from '../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import type { Listed } from './findings/read-findings.ts'

const serviceKey = 'guard-0123456789abcdef-0123456789abcd'
const post = '/blogs/نقطة'
const long = 'عنوانٌ طويلٌ لا يتّسع له سطرٌ في نتائج البحث مهما…'
const paragraph =
  'كلّ علامة تبدأ من نقطة يضعها صاحبها على ورق أبيض، ثمّ يدور حولها ما بقي من الحكاية.'
const asked: string[] = []
let [site, other]: Server[] = []
let [siteOrigin, otherOrigin] = ['', '']
let studio: TestStudio
let payload: Payload
let editor: Awaited<ReturnType<typeof deskOf>>
let postId: string
let isMended = false

const graph =
  '{"@context":"https://schema.org","@type":"WebSite","name":"بِركار","url":"https://x.example"}'
const own = (path: string) => new URL(path, siteOrigin).href

/** A correct page of the site, with what is wrong put over it. */
function page(
  path: string,
  faults: Partial<
    Record<'title' | 'description' | 'canonical' | 'head' | 'graph' | 'main', string>
  > = {},
) {
  const { title, description, canonical, head = '', graph: told = graph, main = '' } = faults
  return `<html><head><title>${title ?? 'صفحة من الموقع · بِركار'}</title>
    <meta name="description" content="${description ?? 'وصف هذه الصفحة وحدها، يقول ما فيها ولمن كُتبت بكلمات قليلة.'}">
    <link rel="canonical" href="${canonical ?? own(path)}">${head}
    <script type="application/ld+json">${told}</script></head><body><main>${main}</main></body></html>`
}

const faulty = (): Record<string, string> => ({
  '/': page('/', { main: `<a href="${post}">مقال</a>` }),
  '/about': page('/about', { canonical: own('/contact') }),
  '/contact': page('/contact', { graph: '{"@context":' }),
  [post]: page(post, {
    title: long,
    description: '',
    head: `<link rel="alternate" hreflang="ar" href="${own(post)}">
      <link rel="alternate" hreflang="en" href="${own('/en/blogs/a-point')}">`,
    main: `<p>${paragraph}</p><a href="/gone">هنا</a><a href="${otherOrigin}/away">هناك</a>
      <a href="${otherOrigin}/stands">وهنا</a><img src="/_ipx/w_640/media/office.png" alt="">
      <img src="/_ipx/w_640/media/ornament.png" alt="">`,
  }),
})

/** As a mended site would answer. */
const mended = (): Record<string, string> => ({
  '/': page('/'),
  '/about': page('/about'),
  '/contact': page('/contact'),
  [post]: page(post, { main: `<p>${paragraph}</p><a href="/about">هنا</a>` }),
})

const listed = () => ['/', '/about', '/contact', post, ...(isMended ? [] : ['/en/nobody'])]
const sitemap = (paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${own(path)}</loc></url>`).join('')}</urlset>`

async function serve(answer: (path: string) => [number, string]): Promise<[Server, string]> {
  const server = createServer((request, response) => {
    const path = decodeURI(request.url ?? '')
    asked.push(`${request.method} ${path} ${request.headers['user-agent']}`)
    const [status, body] = answer(path)
    response.writeHead(status, { 'content-type': 'text/html' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return [server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`]
}

beforeAll(async () => {
  ;[other, otherOrigin] = await serve((path) => [path === '/stands' ? 200 : 404, ''])
  ;[site, siteOrigin] = await serve((path) => {
    if (path === '/sitemap.xml')
      return [
        200,
        `<sitemapindex><sitemap><loc>${own('/ar/sitemap.xml')}</loc></sitemap></sitemapindex>`,
      ]
    if (path === '/ar/sitemap.xml') return [200, sitemap(listed())]
    const body = (isMended ? mended() : faulty())[path]
    return body ? [200, body] : [404, '']
  })
  process.env.SERVICE_KEY = serviceKey
  process.env.SITE_ORIGIN = siteOrigin
  studio = await openTestStudio()
  payload = studio.payload
  editor = await deskOf(payload, 'editor')
  await makePost()
  await makePictures()
})
afterAll(async () => {
  site?.close()
  other?.close()
  await studio?.close()
})

async function makePost() {
  const body = rich(`${paragraph}\n\n[هنا](/gone) و[هناك](${otherOrigin}/away)`)
  const data = {
    ...arabicPost(await createAuthor(payload), 'نقطة'),
    body,
    _status: 'published' as const,
  }
  const made = await payload.create({
    collection: 'posts',
    locale: 'ar',
    data,
    overrideAccess: true,
  })
  postId = made.id
}

/** Two pictures without words, one of them for decoration; the first lies in the library twice. */
async function makePictures() {
  const { poolOf } = await import('../platform/database/statements.ts')
  const pictures = [
    ['office.png', false, 'same', null],
    ['office-2.png', false, 'same', 'مكتب الوكالة صباحًا'],
    ['ornament.png', true, 'other', null],
  ] as const
  for (const [filename, decorative, sha256, alt] of pictures) {
    const id = crypto.randomUUID()
    await poolOf(payload).execute(sql`
      insert into media (id, filename, decorative, sha256, mime_type, width, height)
      values (${id}, ${filename}, ${decorative}, ${sha256}, 'image/png', 10, 10)`)
    await poolOf(payload).execute(sql`
      insert into media_locales (_parent_id, _locale, alt) values (${id}, 'ar', ${alt})`)
  }
}

async function look() {
  const { lookAtAll } = await import('./sweep/look-at-all.ts')
  const { lookAtDue } = await import('./sweep/watch-guard.ts')
  await lookAtAll(payload)
  return lookAtDue(payload)
}

async function seen(): Promise<Listed[]> {
  const { readFindings } = await import('./findings/read-findings.ts')
  return readFindings(payload)
}

const said = (one: Listed): string =>
  one.kind === 'missing-page'
    ? `${one.kind} ${one.missing.path}`
    : one.kind === 'vain-search'
      ? `${one.kind} ${one.search.words}`
      : `${one.kind} ${one.finding.path} ${one.finding.what}`

async function findingOf(kind: Listed['kind']) {
  const found = (await seen()).find((one) => one.kind === kind)
  if (!found || !('finding' in found)) throw new Error(`no ${kind}`)
  return found.finding
}

/** Of the audit log. */
async function written() {
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { subject: { equals: 'guard' } },
    sort: 'at',
    overrideAccess: true,
  })
  return docs.map(({ act, subjectId, detail }) => ({ act, id: subjectId, detail }))
}

async function mend(kind: Listed['kind'], way: string, value: string) {
  const answer = await editor.ask('guard/mend', 'POST', {
    id: (await findingOf(kind)).id,
    way,
    value,
  })
  return { status: answer.status, text: await answer.text() }
}

describe('a site with faults', () => {
  it('is found out: every fault that was planted, and nothing else', async () => {
    const now = new Date().toISOString()
    const { status } = await studio.ask('visits', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${serviceKey}` },
      body: JSON.stringify({
        touches: [],
        counts: [],
        misses: [{ key: 'book.m1', path: '/old-offer', count: 7, lastAt: now }],
        searches: [
          { key: 'book.s1', day: now.slice(0, 10), locale: 'ar', words: 'لوغو', count: 3 },
          { key: 'book.s2', day: now.slice(0, 10), locale: 'ar', words: 'نقطه', count: 2 },
        ],
      }),
    })
    expect(status).toBe(204)
    expect(await look()).toBe(5)
    expect((await seen()).map(said).sort()).toEqual(
      [
        'missing-page /old-offer',
        'vain-search لوغو',
        'dead-page /en/nobody /en/nobody',
        `dead-link ${post} /gone`,
        `dead-outside ${post} ${otherOrigin}/away`,
        `dead-alternate ${post} ${own('/en/blogs/a-point')}`,
        `wrong-canonical /about ${own('/contact')}`,
        'structured-data /contact unreadable',
        `missing-alt ${post} office.png`,
        `no-description ${post} `,
        `long-title ${post} ${long}`,
      ].sort(),
    )
  })

  it('is asked under a robot’s name, other sites by HEAD first', () => {
    expect(asked.filter((one) => one.includes('/about')).every((one) => one.includes('bot'))).toBe(
      true,
    )
    expect(asked.filter((one) => one.includes('/stands'))).toHaveLength(1)
    expect(asked.find((one) => one.includes('/stands'))).toMatch(/^HEAD/)
  })

  it('is listed once however often it is looked at', async () => {
    const before = (await seen()).map(said)
    await look()
    expect((await seen()).map(said).sort()).toEqual(before.sort())
  })

  it('keeps hidden what somebody hid, with the reason, until it is brought back', async () => {
    const { id } = await findingOf('wrong-canonical')
    const hide = (reason: string | null) => editor.ask('guard/hide', 'POST', { id, reason })
    expect((await hide('')).status).toBe(400)
    expect((await hide('نسخة مقصودة')).status).toBe(200)
    await look()
    expect(await findingOf('wrong-canonical')).toMatchObject({
      hidden: true,
      reason: 'نسخة مقصودة',
    })
    await hide(null)
    expect(await findingOf('wrong-canonical')).toMatchObject({ hidden: false })
    expect(await written()).toEqual(
      ['hidden', 'brought-back'].map((act) => ({ act, id, detail: 'wrong-canonical /about' })),
    )
  })
})

describe('one press', () => {
  it('redirects an address that a page leads to', async () => {
    expect(await mend('dead-link', 'redirect', 'javascript:x')).toMatchObject({ status: 400 })
    expect(await mend('dead-link', 'redirect', '/about')).toMatchObject({ status: 200 })
    const { docs } = await payload.find({ collection: 'redirects', overrideAccess: true })
    expect(docs).toMatchObject([{ from: '/gone', to: '/about' }])
  })

  it('leads a link of a document elsewhere', async () => {
    expect(await mend('dead-outside', 'link', `${otherOrigin}/stands`)).toMatchObject({
      status: 200,
    })
    const doc = await payload.findByID({
      collection: 'posts',
      id: postId,
      locale: 'ar',
      overrideAccess: true,
    })
    expect(JSON.stringify(doc.body)).toContain(`${otherOrigin}/stands`)
    expect(JSON.stringify(doc.body)).not.toContain(`${otherOrigin}/away`)
  })

  it('publishes a shorter title and the page’s own words as its description', async () => {
    const tooLong = await mend('long-title', 'title', 'ن'.repeat(61))
    expect(tooLong.status).toBe(400)
    expect(tooLong.text).toContain('60')
    expect(await mend('long-title', 'title', 'نقطة')).toMatchObject({ status: 200 })
    const { detail } = await findingOf('no-description')
    expect(detail).toBe(paragraph)
    expect(await mend('no-description', 'description', detail ?? '')).toMatchObject({ status: 200 })
    const doc = await payload.findByID({
      collection: 'posts',
      id: postId,
      locale: 'ar',
      overrideAccess: true,
    })
    expect(doc).toMatchObject({
      seo: { title: 'نقطة', description: paragraph },
      _status: 'published',
    })
  })

  it('takes the words of a picture from the same picture elsewhere', async () => {
    const { picturesFor } = await import('./view/pictures-for.ts')
    const { id } = await findingOf('missing-alt')
    const alt = (await picturesFor(payload, await seen())).get(id)?.alt
    expect(alt).toBe('مكتب الوكالة صباحًا')
    expect(await mend('missing-alt', 'alt', alt ?? '')).toMatchObject({ status: 200 })
  })

  it('says what a search means, and the search answers with it', async () => {
    const search = { locale: 'ar', words: 'لوغو' }
    for (const hidden of [true, false])
      expect((await editor.ask('guard/searches/hide', 'POST', { ...search, hidden })).status).toBe(
        200,
      )
    expect((await written()).slice(-2)).toMatchObject(
      ['hidden', 'brought-back'].map((act) => ({ act, detail: 'vain-search ar' })),
    )
    const mean = (meant: string) => editor.ask('guard/searches/mean', 'POST', { ...search, meant })
    expect((await mean('لا شيء كهذا')).status).toBe(409)
    expect((await mean('نقطة')).status).toBe(200)
    const found = await studio.ask('search?q=لُوغُو', { locale: 'ar' })
    expect((await found.json()).data).toMatchObject([{ kind: 'post', title: 'نقطة' }])
    expect((await seen()).map(said).join()).not.toContain('vain-search')
  })

  it('publishes nothing that waits in a draft', async () => {
    await payload.update({
      collection: 'posts',
      id: postId,
      locale: 'ar',
      data: { title: 'لم يُنشر بعد' },
      draft: true,
      overrideAccess: true,
    })
    await look()
    const answer = await mend('long-title', 'title', 'نقطة')
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('لم تُنشر بعد')
  })

  it('is for those who may mend', async () => {
    const marketer = await deskOf(payload, 'marketer')
    const { id } = await findingOf('long-title')
    const wish = { id, way: 'title', value: 'نقطة' }
    expect((await marketer.ask('guard/mend', 'POST', wish)).status).toBe(403)
    expect((await marketer.ask('guard/progress')).status).toBe(200)
    const sales = await deskOf(payload, 'sales')
    expect((await sales.ask('guard/progress')).status).toBe(403)
  })
})

describe('a site that was mended', () => {
  it('leaves the list empty by itself, but for what visitors asked for', async () => {
    isMended = true
    await look()
    expect((await seen()).map(said)).toEqual(['missing-page /old-offer'])
    const rule = { from: '/old-offer', to: '/about', status: '301' }
    expect((await editor.ask('redirects', 'POST', rule)).status).toBe(201)
    expect(await seen()).toEqual([])
  })

  it('is looked at again after a publication: the pages of what was published alone', async () => {
    const { hearPublications } = await import('./sweep/hear-publications.ts')
    const { readProgress } = await import('./sweep/queue.ts')
    const { poolOf } = await import('../platform/database/statements.ts')
    await hearPublications(payload)
    await poolOf(payload).execute(sql`update guard_pages set due_at = null`)
    const data = { title: 'نقطة', _status: 'published' as const }
    await payload.update({
      collection: 'posts',
      id: postId,
      locale: 'ar',
      data,
      overrideAccess: true,
    })
    await hearPublications(payload)
    const { rows } = await poolOf(payload).execute<{ path: string }>(
      sql`select path from guard_pages where due_at is not null`,
    )
    expect(rows).toEqual([{ path: post }])
    expect(await readProgress(payload)).toMatchObject({ waiting: 1 })
    await poolOf(payload).execute(
      sql`update guard_pages set due_at = now() where due_at is not null`,
    )
    const { lookAtDue } = await import('./sweep/watch-guard.ts')
    expect(await lookAtDue(payload)).toBe(1)
    // A busy site is looked at once more, and then no more.
    await poolOf(payload).execute(
      sql`update guard_pages set due_at = now() where due_at is not null`,
    )
    expect(await lookAtDue(payload)).toBe(1)
    await poolOf(payload).execute(
      sql`update guard_pages set due_at = now() where due_at is not null`,
    )
    expect(await lookAtDue(payload)).toBe(0)
  })
})

describe('a link to another site', () => {
  it('counts as broken once it failed hours apart, and no longer when it answers', async () => {
    const { brokenOutside } = await import('./links/outside-links.ts')
    let status = 503
    const [busy, origin] = await serve(() => [status, ''])
    const link = new URL('/busy', origin)
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    expect(await brokenOutside(payload, link, at(0))).toBeUndefined()
    expect(await brokenOutside(payload, link, at(1))).toBeUndefined()
    expect(await brokenOutside(payload, link, at(7))).toBe('503')
    status = 200
    expect(await brokenOutside(payload, link, at(14))).toBeUndefined()
    busy.close()
  })

  it('is never asked inside a private network', async () => {
    const { judgeOutside } = await import('./links/judge-outside.ts')
    const refused = { state: 'gone', reason: 'address_private' }
    expect(await judgeOutside(new URL('http://10.0.0.1/'))).toEqual(refused)
    expect(await judgeOutside(new URL('http://169.254.169.254/latest'))).toEqual(refused)
  })
})
