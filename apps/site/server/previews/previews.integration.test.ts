/** Drafts on the site: the swap, what is shown to whom, and that nothing of a draft stays behind. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { General } from '@wajiha/contract'
import { foundAnswerSchema, foundSchema } from '@wajiha/contract/found'
import { type PreviewTarget, previewMs, signPreview } from '@wajiha/contract/preview'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postCard, sampleData } from '../../test/sample-content.ts'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'
import { startTestSite, type TestSite } from '../../test/start-test-site.ts'

const key = 'a-service-key-of-thirty-two-characters'
const secretTitle = 'عنوانٌ لم يُنشر بعد'

let published: StandInStudio
let studio: Server
let site: TestSite
let drafts: Record<string, { status: number; body: unknown }>
let asked: { path: string; authorization: string | undefined; language: string | undefined }[]

/** Answers drafts itself and passes everything else on to the studio that publishes. */
beforeAll(async () => {
  published = await startStandInStudio()
  studio = createServer(async (request, response) => {
    const path = decodeURIComponent((request.url ?? '').replace('/api/v1/', ''))
    if (!path.startsWith('previews/')) {
      const address = published.apiBase.replace(/\/api\/v1\/$/, request.url ?? '')
      // The feed is held open until the end, when nobody is there any more.
      const answer = await fetch(address).catch(() => undefined)
      if (!answer) return void response.destroy()
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      response.end(Buffer.from(await answer.arrayBuffer()))
      return
    }
    const { authorization, 'content-language': language } = request.headers
    asked.push({ path, authorization, language: language as string | undefined })
    const found = drafts[path] ?? { status: 404, body: {} }
    response.writeHead(found.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found.body))
  })
  await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve))
  const { port } = studio.address() as AddressInfo
  site = await startTestSite(`http://127.0.0.1:${port}/api/v1/`, { serviceKey: key })
})
afterAll(async () => {
  await site?.remove()
  studio?.closeAllConnections()
  studio?.close()
  await published?.stop()
})
beforeEach(() => {
  asked = []
  drafts = { 'previews/posts/post-1': { status: 200, body: { data: draft } } }
})

/** A published change reaches the site when its feed brings it. */
const soon = { timeout: 15_000 }
const draft = { ...(sampleData('blog') as object), title: secretTitle }
const target: PreviewTarget = {
  collection: 'posts',
  id: 'post-1',
  locale: 'ar',
  path: `/blogs/${postCard.slug}`,
}
const address = encodeURI(target.path)
const link = (more: Partial<PreviewTarget> = {}, at = Date.now()) =>
  `/preview?token=${signPreview({ ...target, ...more }, key, at)}`

/** Follows a link to its cookie. */
async function open(more: Partial<PreviewTarget> = {}) {
  const answer = await site.get(link(more))
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
  return { answer, cookie }
}

describe('a link to a draft', () => {
  it('is swapped for a cookie of the same life, and leads to the plain address', async () => {
    const { answer } = await open()
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe(address)
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(
      /^__Host-preview=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeLessThanOrEqual(previewMs / 1000)
    expect(answer.headers['cache-control']).toContain('no-store')
  })

  it('shows the draft to whoever holds the cookie, with a bar and a way out', async () => {
    const { cookie } = await open()
    const { status, body, headers } = await site.get(address, { cookie })
    expect(status).toBe(200)
    expect(body).toContain(secretTitle)
    expect(body).toContain('معاينة مسوّدة')
    expect(body).toContain(`href="/preview/end?of=${encodeURIComponent(address)}"`)
    expect(body).not.toContain('<script')
    expect(body).not.toContain('seen.gif')
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-language': 'ar',
    })
    expect(headers).not.toHaveProperty('etag')
    expect(asked).toEqual([
      { path: 'previews/posts/post-1', authorization: `Bearer ${key}`, language: 'ar' },
    ])
  })

  it('counts the minutes left in the figures that the site is written in', async () => {
    const { cookie } = await open()
    const said = async () =>
      /تنتهي بعد ([^ ]+)/.exec((await site.get(address, { cookie })).body)?.[1]
    expect(await said()).toMatch(/^[٠-٩]+$/)
    const general = sampleData('general') as General
    const latin: General = { ...general, writing: { ...general.writing, numerals: 'latn' } }
    published.publish('general', latin, ['general'])
    await expect.poll(said, soon).toMatch(/^\d+$/)
    published.publish('general', general, ['general'])
    await expect.poll(said, soon).toMatch(/^[٠-٩]+$/)
  })

  it('shows what was typed since, each time anew', async () => {
    const { cookie } = await open()
    await site.get(address, { cookie })
    const body = { data: { ...draft, title: 'عنوانٌ أحدث' } }
    drafts['previews/posts/post-1'] = { status: 200, body }
    expect((await site.get(address, { cookie })).body).toContain('عنوانٌ أحدث')
  })

  it('leaves nothing behind: not in the store, not in a payload, not for anybody else', async () => {
    const { cookie } = await open()
    await site.get(address, { cookie })
    for (const path of [address, `${address}/_payload.json`, '/blogs', '/blogs/rss.xml', '/']) {
      const answer = await site.get(path)
      expect(answer.status, path).toBe(200)
      expect(answer.body, path).not.toContain(secretTitle)
    }
    expect((await site.get(`${address}/_payload.json`, { cookie })).body).not.toContain(secretTitle)
    expect((await site.get('/blogs', { cookie })).body).not.toContain(secretTitle)
  })

  it('opens one page and no other', async () => {
    const { cookie } = await open({ path: '/blogs/مسوّدة', id: 'post-1' })
    expect((await site.get(address, { cookie })).body).not.toContain(secretTitle)
    const own = await site.get(encodeURI('/blogs/مسوّدة'), { cookie })
    expect(own.body).toContain(secretTitle)
    expect((await site.get(encodeURI('/blogs/مسوّدة'))).body).not.toContain(secretTitle)
  })

  it('shows a page with an editor of its own, in its language', async () => {
    const home = { ...(sampleData('page', 'contact') as object), title: 'A draft of contact' }
    drafts['previews/pages/contact'] = { status: 200, body: { data: home } }
    const { answer, cookie } = await open({
      collection: 'pages',
      id: 'contact',
      path: '/contact',
      locale: 'en',
    })
    expect(answer.headers.location).toBe('/en/contact')
    const { body } = await site.get('/en/contact', { cookie })
    expect(body).toContain('A draft of contact')
    expect(body).toContain('Preview of a draft')
    expect((await site.get('/contact', { cookie })).body).not.toContain('A draft of contact')
  })
})

describe('a link for somebody without an account', () => {
  it('says its day in the language and figures of the site, and lives as long in its cookie', async () => {
    const lifeMs = 7 * 86_400_000
    const answer = await site.get(`/preview?token=${signPreview(target, key, Date.now(), lifeMs)}`)
    const cookie = String(answer.headers['set-cookie'])
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeGreaterThan(lifeMs / 1000 - 60)
    const { body } = await site.get(address, { cookie: cookie.split(';')[0] ?? '' })
    expect(body).toMatch(/تنتهي بعد يوم [٠-٩]+ \S+ [٠-٩]{4}/)
  })
})

describe('the page in the studio’s frame', () => {
  const framed = (more: Partial<PreviewTarget> = {}, at = Date.now()) =>
    `/preview/live?token=${signPreview({ ...target, viewer: 'somebody', ...more }, key, at)}`
  const asDrawn = 'previews/posts/post-1?fields=1&viewer=somebody'

  beforeEach(() => {
    const fields = [{ path: 'title', lines: [secretTitle] }]
    drafts[asDrawn] = { status: 200, body: { data: draft, fields } }
  })

  it('is framed by the studio alone, runs one script of ours, and sets no cookie', async () => {
    const { status, body, headers } = await site.get(framed())
    expect(status).toBe(200)
    expect(body.match(/<script/g)).toHaveLength(1)
    expect(body).toContain('data-studio="https://studio.birkar.example"')
    expect(body).not.toContain('preview-bar')
    expect(headers['content-security-policy']).toContain(
      'frame-ancestors https://studio.birkar.example;',
    )
    expect(headers['content-security-policy']).not.toContain("frame-ancestors 'none'")
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('etag')
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    const script = await site.get('/_preview.js')
    expect(script.headers['content-type']).toContain('text/javascript')
  })

  it('marks its parts with their fields, which no public page does', async () => {
    const { body } = await site.get(framed())
    expect(body).toMatch(/<h1[^>]* data-field="title"|data-field="title"[^>]*>[^<]*عنوانٌ لم يُنشر/)
    for (const path of ['/', address]) {
      const open = await site.get(path)
      expect(open.body, path).not.toContain('data-field')
      expect(open.body, path).not.toContain('_preview')
      expect(open.headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
      expect(open.headers['x-frame-options'], path).toBe('DENY')
    }
    const { cookie } = await open()
    const { body: shared } = await site.get(address, { cookie })
    expect(shared).not.toContain('data-field')
  })

  it('says there, too, why there is nothing to see, and is drawn anew once there is', async () => {
    drafts[asDrawn] = { status: 422, body: {} }
    const { status, body } = await site.get(framed())
    expect([status, body.includes('المسوّدة ناقصة')]).toEqual([200, true])
    expect(body).toContain('/_preview.js')
    expect((await site.get(framed({}, Date.now() - previewMs - 1))).status).toBe(410)
    expect((await site.get('/preview/live?token=x')).status).toBe(404)
  })

  it('shows the settings of the whole site, and what is one of a list', async () => {
    const general = sampleData('general') as General
    const named = { ...general, names: { ...general.names, site: 'اسمٌ مُسوَّد' } }
    drafts['previews/general/general?fields=1'] = { status: 200, body: { data: named } }
    const settings = { collection: 'general', id: 'general', path: '/', viewer: '' } as const
    expect((await site.get(framed(settings))).body).toContain('اسمٌ مُسوَّد')
    const [voice] = sampleData('testimonials') as object[]
    const voices = [{ ...voice, quote: 'قولٌ لم يُنشر' }]
    drafts['previews/testimonials/one?fields=1'] = { status: 200, body: { data: voices } }
    const one = {
      collection: 'testimonials',
      id: 'one',
      path: '/testimonials',
      viewer: '',
    } as const
    expect((await site.get(framed(one))).body).toContain('قولٌ لم يُنشر')
    expect((await site.get('/testimonials')).body).not.toContain('قولٌ لم يُنشر')
  })
})

describe('how a draft would be found', () => {
  const told = (more: Partial<PreviewTarget> = {}, known = '') =>
    site.get(`/preview/found?token=${signPreview({ ...target, ...more }, key, Date.now())}${known}`)
  const read = (body: string) => foundSchema.parse(JSON.parse(body))

  it('is what its page would say of itself, with the picture that would be shared', async () => {
    const seo = { title: 'عنوانٌ للبحث', noindex: true }
    drafts['previews/posts/post-1'] = { status: 200, body: { data: { ...draft, seo } } }
    const { status, body, headers } = await told()
    expect(status).toBe(200)
    const found = read(body)
    expect(found).toMatchObject({
      page: { title: secretTitle },
      own: { title: 'عنوانٌ للبحث' },
      isHidden: true,
      address: `${new URL(found.address).origin}${target.path}`,
      picture: { isChosen: false },
    })
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'access-control-allow-origin': 'https://studio.birkar.example',
    })
    expect(headers).not.toHaveProperty('etag')
    const { data = '' } = found.picture
    const bytes = Buffer.from(data.replace('data:image/png;base64,', ''), 'base64')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })

  it('brings the picture only where it is another one, and draws the words of the draft', async () => {
    const { picture } = read((await told()).body)
    const same = read((await told({}, `&known=${encodeURIComponent(picture.mark)}`)).body)
    expect(same.picture).toEqual({ mark: picture.mark, isChosen: false })
    drafts['previews/posts/post-1'] = {
      status: 200,
      body: { data: { ...draft, title: 'كلماتٌ أخرى' } },
    }
    const other = read((await told({}, `&known=${encodeURIComponent(picture.mark)}`)).body).picture
    expect(other.data).toBeDefined()
    expect(other.data).not.toBe(picture.data)
  })

  it('is what the public page says, once those words are public', async () => {
    drafts['previews/posts/post-1'] = { status: 200, body: { data: sampleData('blog') } }
    const { picture } = read((await told()).body)
    const { body } = await site.get(address)
    const [, shared = ''] = /property="og:image" content="([^"]+)"/.exec(body) ?? []
    expect(shared).toContain(`-${picture.mark}.png`)
  })

  it('is told to nobody without a link of ours, and says what is missing', async () => {
    expect((await site.get('/preview/found?token=x')).status).toBe(404)
    const old = signPreview(target, key, Date.now() - previewMs - 1)
    expect((await site.get(`/preview/found?token=${old}`)).status).toBe(410)
    expect(asked).toEqual([])
    drafts['previews/posts/post-1'] = { status: 422, body: {} }
    const { status, body } = await told()
    expect([status, foundAnswerSchema.parse(JSON.parse(body))]).toEqual([
      200,
      { reason: 'incomplete' },
    ])
  })
})

describe('the end of a preview', () => {
  it('takes the cookie away and leads to what is published', async () => {
    const { cookie } = await open()
    const { status, headers } = await site.get('/preview/end', { cookie })
    expect([status, headers.location]).toEqual([302, address])
    expect(String(headers['set-cookie'])).toMatch(/^__Host-preview=; Max-Age=0;/)
    expect((await site.get('/preview/end')).headers.location).toBe('/')
  })

  it('is that of one draft, where several are looked at side by side', async () => {
    const other = { path: '/blogs/مسوّدة', id: 'post-2' }
    drafts['previews/posts/post-2'] = { status: 200, body: { data: draft } }
    const first = await open()
    const second = await site.get(link(other), { cookie: first.cookie })
    const cookie = String(second.headers['set-cookie']).split(';')[0] ?? ''
    const isDraft = async (path: string, holding: string) =>
      (await site.get(path, { cookie: holding })).body.includes(secretTitle)
    const both = [address, encodeURI(other.path)] as const
    for (const path of both) expect([path, await isDraft(path, cookie)]).toEqual([path, true])

    const ended = await site.get(`/preview/end?of=${encodeURIComponent(address)}`, { cookie })
    expect(ended.headers.location).toBe(address)
    const left = String(ended.headers['set-cookie']).split(';')[0] ?? ''
    expect([await isDraft(both[0], left), await isDraft(both[1], left)]).toEqual([false, true])
  })

  it('makes room where there are too many: the latest are kept, in a size that browsers keep', async () => {
    let cookie = ''
    for (let at = 0; at < 30; at += 1) {
      const answer = await site.get(link({ id: `post-${at}`, path: `/blogs/draft-${at}` }), {
        cookie,
      })
      ;[cookie = ''] = String(answer.headers['set-cookie']).split(';')
    }
    const tokens = cookie.split('=').slice(1).join('=').split('~')
    expect(tokens.length).toBeGreaterThan(3)
    expect(tokens.length).toBeLessThanOrEqual(8)
    expect(cookie.length).toBeLessThan(3_700)
    const [latest] = tokens
    expect(Buffer.from(latest ?? '', 'base64url').toString()).toContain('/blogs/draft-29')
  })

  it('comes by itself: an old link says so in its own language', async () => {
    const old = Date.now() - previewMs - 1
    const arabic = await site.get(link({}, old))
    expect(arabic.status).toBe(410)
    expect(arabic.body).toContain('انتهى وقتُ هذا الرابط')
    expect(arabic.body).toContain('اطلب رابطًا جديدًا ممّن أرسله إليك')
    const english = await site.get(link({ locale: 'en' }, old))
    expect(english.status).toBe(410)
    expect(english.body).toContain('This link has run out')
    expect(english.headers['content-language']).toBe('en')
    const cookie = `__Host-preview=${signPreview(target, key, old)}`
    expect((await site.get(address, { cookie })).body).not.toContain(secretTitle)
  })
})

describe('whoever has no right to a draft', () => {
  it('gets a clear page and no cookie for a forged link', async () => {
    const forged = [
      '/preview',
      '/preview?token=',
      `${link()}x`,
      `/preview?token=${signPreview(target, `${key}-other`, Date.now())}`,
    ]
    for (const path of forged) {
      const { status, body, headers } = await site.get(path, { 'accept-language': 'ar' })
      expect(status, path).toBe(404)
      expect(body, path).toContain('هذا الرابطُ لا يفتح شيئًا')
      expect(headers, path).not.toHaveProperty('set-cookie')
    }
    expect(asked).toEqual([])
  })

  it('sees what is published with a forged cookie', async () => {
    const cookie = `__Host-preview=${signPreview(target, `${key}-other`, Date.now())}`
    const { status, body } = await site.get(address, { cookie })
    expect(status).toBe(200)
    expect(body).not.toContain(secretTitle)
    expect(asked).toEqual([])
  })
})

describe('a draft that cannot be shown', () => {
  const refusals = [
    [422, 422, 'المسوّدة ناقصة'],
    [404, 404, 'لم نجد هذه المسوّدة'],
    [500, 503, 'الاستوديو لا يجيب الآن'],
    [401, 503, 'الاستوديو لا يجيب الآن'],
  ] as const

  it.each(refusals)('is explained when the studio answers %i', async (answered, status, words) => {
    drafts['previews/posts/post-1'] = { status: answered, body: {} }
    const { cookie } = await open()
    const answer = await site.get(address, { cookie })
    expect(answer.status).toBe(status)
    expect(answer.body).toContain(words)
    expect(answer.headers['cache-control']).toContain('no-store')
  })

  it('is not complete when it does not hold the contract', async () => {
    drafts['previews/posts/post-1'] = { status: 200, body: { data: { title: '' } } }
    const { cookie } = await open()
    expect((await site.get(address, { cookie })).status).toBe(422)
  })
})
