import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConsentMode } from '@wajiha/contract/settings'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startVisitsStudio, type VisitsStudio } from '../../test/visits-studio.ts'
import type { Content } from '../content/content.ts'
import { noteVainSearch } from '../content/vain-searches.ts'
import type { Handler } from '../http/exchange.ts'
import { close, createSiteServer, listen } from '../http/listen.ts'
import { sendText } from '../http/send.ts'
import { createVisitors } from '../http/visitor.ts'
import { createLog } from '../log.ts'
import { openVisits } from './open-visits.ts'
import { openVisitStore } from './visit-store.ts'

const serviceKey = 'k'.repeat(40)
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile Safari/604.1'
const agreed = 'wajiha-consent=1.a'

let studio: VisitsStudio
let folder: string
let stops: (() => Promise<void>)[] = []

beforeEach(async () => {
  studio = await startVisitsStudio(serviceKey)
  folder = await mkdtemp(join(tmpdir(), 'wajiha-visits-'))
})
afterEach(async () => {
  for (const stop of stops.reverse()) await stop()
  stops = []
  await studio.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

const branches = [
  { slug: 'riyadh', phones: [{ e164: '+966501234567', label: '', whatsapp: true }] },
]
const phones = [{ e164: '+966555550142', type: 'cell', whatsapp: true }]
const cards = new Map([
  ['salma', { state: 'active', phones }],
  ['gone', { state: 'left', phones }],
])
const content = {
  read: async (_: string, name: string, { id = '', slug = '' } = {}) => {
    if (name === 'branches') return { data: branches }
    if (name === 'card') return cards.has(id) ? { data: cards.get(id) } : undefined
    if (name === 'campaign')
      return slug === 'إطلاق' ? { data: { whatsapp: '+966555550100' } } : undefined
    return { data: { contacts: { whatsapp: '+966112345678' } } }
  },
} as unknown as Content

/** A page stands everywhere but below what says that it is gone. */
function statusOf(path: string): number {
  if (path === '/taken-back') return 410
  return !path.startsWith('/w/') && /gone|php/.test(path) ? 404 : 200
}

/** Visits alone, served as the site serves them. */
async function start(consent: ConsentMode = 'required', key: string | undefined = serviceKey) {
  const origin = 'https://birkar.example'
  const config = {
    port: 0,
    host: '127.0.0.1',
    origin,
    studioOrigin: origin,
    apiBase: studio.apiBase,
    dataDir: folder,
    imageDomains: [],
    serviceKey: key,
    trustProxy: ['127.0.0.1'],
    isListed: true,
    consent,
    tagManagerId: undefined,
  }
  const touches = openVisits({
    config,
    content,
    visitors: createVisitors(config.trustProxy),
    log: createLog(() => {}),
  })
  const page: Handler = async (exchange) => {
    const words = new URLSearchParams(exchange.search).get('q')
    await Promise.resolve()
    if (words && !words.includes('خطّ')) noteVainSearch({ locale: 'ar', words })
    return sendText(exchange, statusOf(exchange.pathname), 'text/html', 'page')
  }
  const short: Handler = (exchange) => {
    if (exchange.pathname !== '/short/deck') return false
    touches.onShortLink(exchange, 'deck', '/our-projects?utm_source=deck')
    return sendText(exchange, 200, 'text/plain', 'led on')
  }
  const server = createSiteServer({
    log: createLog(() => {}),
    common: {},
    origin,
    writers: [here(touches.visits.post)],
    handlers: [
      here(touches.chats.get),
      here(touches.visits.get),
      short,
      touches.countingSearches(touches.countingMisses(touches.counting(page, [200]))),
    ],
  })
  const port = await listen(server, 0, '127.0.0.1')
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await close(server)
    await touches.stop()
  }
  stops.push(stop)
  return { stop, at: (path: string) => `http://127.0.0.1:${port}${path}` }
}

const here = (handler: Handler | undefined): Handler => handler ?? (() => false)

type Site = Awaited<ReturnType<typeof start>>

const say = (site: Site, said: object | string, headers: Record<string, string> = {}) =>
  fetch(site.at('/api/touches'), {
    method: 'POST',
    headers: { 'user-agent': phone, cookie: agreed, ...headers },
    body: typeof said === 'string' ? said : JSON.stringify(said),
  })

const landing = { url: 'https://birkar.example/en/about?utm_source=fb&gclid=Ab1', session: 's1' }
const vidOf = (answer: Response) => /vid=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
const all = () => [...studio.touches.values()]

describe('the picture of a page that runs no script', () => {
  const look = (site: Site, headers: Record<string, string>) =>
    fetch(site.at('/api/touches/seen.gif'), { headers: { 'user-agent': phone, ...headers } })

  it('brings the visit of the page that shows it, once, where it may be kept', async () => {
    const site = await start('notice')
    const answer = await look(site, { referer: landing.url })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const vid = vidOf(answer)
    await look(site, { referer: 'https://birkar.example/en/contact', cookie: `vid=${vid}` })
    await vi.waitFor(() => expect(all()).toHaveLength(1), 20_000)
    expect(all()[0]).toMatchObject({
      visitor: vid,
      locale: 'en',
      visit: { utmParams: { utm_source: 'fb' }, gclidParams: { gclid: 'Ab1' } },
    })
  })

  it.each([
    ['before consent', 'required', { referer: landing.url }],
    ['after a refusal', 'notice', { referer: landing.url, cookie: 'wajiha-consent=1.0' }],
    ['for another site’s page', 'notice', { referer: 'https://evil.example/?utm_source=x' }],
    ['for a machine', 'notice', { referer: landing.url, 'user-agent': 'Googlebot/2.1' }],
    ['for a page nobody names', 'notice', {}],
  ] as const)('keeps and sets nothing %s', async (_, consent, headers) => {
    const site = await start(consent)
    const answer = await look(site, headers as Record<string, string>)
    expect([answer.status, vidOf(answer)]).toEqual([200, undefined])
    await site.stop()
    const store = openVisitStore(join(folder, 'visits'))
    expect(store.due().touches.length + all().length).toBe(0)
    store.close()
  })
})

describe('a beacon', () => {
  it('sets the first-party id and brings the visit to the studio', async () => {
    const site = await start()
    const answer = await say(site, {
      ...landing,
      referrer: 'https://www.google.com/search?q=secret',
      screen: [390, 844],
      ago: 1_000,
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^vid=[0-9a-f-]{36}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    await vi.waitFor(() => expect(all()).toHaveLength(1), 20_000)
    expect(all()[0]).toMatchObject({
      kind: 'visit',
      visitor: vidOf(answer),
      locale: 'en',
      deviceClass: 'phone',
      uaFamily: 'Safari',
      visit: {
        sessionId: 's1',
        utmParams: { utm_source: 'fb' },
        gclidParams: { gclid: 'Ab1' },
        additionalInfo: { referrer: 'https://www.google.com/search', screen: { width: 390 } },
      },
    })
  })

  it('keeps and sets nothing before consent, and takes the id away after a refusal', async () => {
    const site = await start()
    const before = await say(site, landing, { cookie: '' })
    expect([before.status, before.headers.get('set-cookie')]).toEqual([204, null])
    const vid = vidOf(await say(site, landing))
    const refused = await say(site, landing, { cookie: `vid=${vid}; wajiha-consent=1.0` })
    expect(refused.headers.get('set-cookie')).toMatch(/^vid=; Max-Age=0; /)
    await site.stop()
    const store = openVisitStore(join(folder, 'visits'))
    expect(store.due().touches.length + all().length).toBe(1)
    store.close()
  })

  it('is one visit until another campaign comes, and the id stays', async () => {
    const site = await start()
    const vid = vidOf(await say(site, landing))
    const cookie = `${agreed}; vid=${vid}`
    for (const url of [landing.url, 'https://birkar.example/contact'])
      expect(vidOf(await say(site, { url }, { cookie }))).toBe(vid)
    await say(site, { url: 'https://birkar.example/?utm_source=mail' }, { cookie })
    await vi.waitFor(() => expect(all()).toHaveLength(2), 20_000)
    expect(new Set(all().map(({ visitor }) => visitor))).toEqual(new Set([vid]))
  })

  it('knows the short link that led to its page, though the address does not say so', async () => {
    const site = await start()
    await fetch(site.at('/short/deck'), { headers: { 'user-agent': phone } })
    await say(site, { url: 'https://birkar.example/our-projects?utm_source=deck' })
    await vi.waitFor(() => expect(all()).toHaveLength(1), 20_000)
    expect(all()[0]?.visit.additionalInfo.landingPageUrl).toBe(
      'https://birkar.example/our-projects?utm_source=deck&via=short%3Adeck',
    )
  })

  it('is not believed from machines, from other sites, or with an id we did not make', async () => {
    const site = await start()
    const robot = await say(site, landing, { 'user-agent': 'Googlebot/2.1' })
    expect([robot.status, robot.headers.get('set-cookie')]).toEqual([204, null])
    expect((await say(site, landing, { origin: 'https://evil.example' })).status).toBe(403)
    const forged = await say(site, landing, { cookie: `${agreed}; vid=1' or '1'='1` })
    expect(vidOf(forged)).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"url":"javascript:1"}',
    '{"url":7}',
    `"${'x'.repeat(20_000)}"`,
  ])('that says %.20s is refused without harm', async (body) => {
    const site = await start()
    expect([400, 413]).toContain((await say(site, body)).status)
    expect((await say(site, landing)).status).toBe(204)
  })

  it('takes values as untrusted text', async () => {
    const site = await start()
    const query = new URLSearchParams({
      utm_source: ` \u202efb\u0000 `,
      utm_campaign: 'س'.repeat(300),
      wbraid: 'AbC',
      __proto__x: '1',
      utm_term: "'; drop table touches; --",
    })
    await say(site, { url: `https://birkar.example/?${query}`, screen: ['<b>', -1], ago: -5 })
    await vi.waitFor(() => expect(all()).toHaveLength(1), 20_000)
    const { utmParams, clickIds } = all()[0]?.visit ?? {}
    expect(utmParams?.utm_source).toBe('fb')
    expect(utmParams?.utm_campaign).toHaveLength(255)
    expect(clickIds).toEqual({ wbraid: 'AbC' })
  })
})

describe('delivery', () => {
  it('comes again after an error and is stored once', async () => {
    studio.fail(true)
    const site = await start()
    await say(site, landing)
    await vi.waitFor(() => expect(studio.deliveries()).toBeGreaterThan(1), 30_000)
    studio.fail(false)
    await vi.waitFor(() => {
      const store = openVisitStore(join(folder, 'visits'))
      const { touches } = store.due()
      store.close()
      expect(touches).toEqual([])
    }, 30_000)
    expect(all()).toHaveLength(1)
  }, 60_000)

  it('waits in the store while there is no studio', async () => {
    const site = await start('notice', '')
    await say(site, landing, { cookie: '' })
    await site.stop()
    expect(all()).toEqual([])
    await start('notice')
    await vi.waitFor(() => expect(all()).toHaveLength(1), 20_000)
  })
})

describe('the way to a chat', () => {
  const click = (site: Site, path: string, headers: Record<string, string> = {}) =>
    fetch(site.at(path), {
      redirect: 'manual',
      headers: { 'user-agent': phone, referer: 'https://birkar.example/en/contact', ...headers },
    })

  it('opens the branch’s number with a reference that the studio knows', async () => {
    const site = await start()
    const answer = await click(site, '/w/riyadh')
    const to = new URL(answer.headers.get('location') ?? '')
    expect([answer.status, to.origin, to.pathname]).toEqual([302, 'https://wa.me', '/966501234567'])
    const [, reference] = /#([A-Z0-9]{4})/.exec(to.searchParams.get('text') ?? '') ?? []
    await vi.waitFor(() => expect(all()).toHaveLength(1), 20_000)
    expect(all()[0]).toMatchObject({
      kind: 'whatsapp',
      reference,
      locale: 'en',
      visit: { additionalInfo: { landingPageUrl: 'https://birkar.example/en/contact' } },
    })
    expect(all()[0]).not.toHaveProperty('uaFamily')
  })

  it('speaks the page’s language, and knows the agency’s own number', async () => {
    const site = await start()
    const arabic = await click(site, '/w/main', { referer: '' })
    expect(decodeURIComponent(arabic.headers.get('location') ?? '')).toMatch(
      /966112345678\?text=مرحبًا/,
    )
  })

  it('opens the number of a card or of a campaign, and keeps the page it was pressed on', async () => {
    const site = await start()
    const to = async (path: string) =>
      new URL((await click(site, path)).headers.get('location') ?? '').pathname
    expect(await to('/w/card/salma')).toBe('/966555550142')
    expect(await to(`/w/campaign/${encodeURIComponent('إطلاق')}`)).toBe('/966555550100')
    await vi.waitFor(() => expect(all()).toHaveLength(2), 20_000)
  })

  it('keeps one row for who presses it again, and no endless ones for an address', async () => {
    const site = await start()
    const from = { 'x-forwarded-for': '203.0.113.9' }
    const referenceOf = async (agent: string, more = from) => {
      const answer = await click(site, '/w/riyadh', { ...more, 'user-agent': agent })
      expect(answer.status).toBe(302)
      return /#([A-Z0-9]{4})/.exec(decodeURIComponent(answer.headers.get('location') ?? ''))?.[1]
    }
    const pressed = [await referenceOf(phone), await referenceOf(phone), await referenceOf(phone)]
    expect(new Set(pressed).size).toBe(1)
    for (let index = 0; index < 200; index += 1) await referenceOf(`${phone} ${index}`)
    const other = await referenceOf(phone, { 'x-forwarded-for': '198.51.100.4' })
    await vi.waitFor(() => expect(all().map(({ reference }) => reference)).toContain(other), 20_000)
    expect(all().length).toBeLessThanOrEqual(31)
  })

  it('leads nowhere for a branch, card or campaign that is not there, or a person who left', async () => {
    const site = await start()
    for (const path of ['nowhere', 'card/nobody', 'card/gone', 'campaign/none', 'x/salma'])
      expect((await click(site, `/w/${path}`)).status, path).toBe(200)
  })
})

describe('visits of one address', () => {
  it('under ever new ids are kept only so many, and those of others all', async () => {
    const site = await start('notice')
    for (let index = 0; index < 49; index += 1)
      for (const from of ['203.0.113.9', '203.0.113.9', `198.51.100.${index}`])
        await say(site, landing, {
          'x-forwarded-for': from,
          cookie: `${agreed}; vid=${randomUUID()}`,
        })
    const others = 49
    await vi.waitFor(() => expect(all().length).toBeGreaterThanOrEqual(others + 50), 20_000)
    expect(all().length).toBeLessThanOrEqual(others + 61)
  })
})

describe('counts', () => {
  const open = (site: Site, path: string, headers: Record<string, string> = {}) =>
    fetch(site.at(path), { headers: { 'user-agent': phone, ...headers } })

  it('say how often people opened a page, from where, on what, and nothing of them', async () => {
    const site = await start()
    for (let time = 0; time < 3; time += 1) await open(site, '/en/about/')
    await open(site, '/en/about', { referer: 'https://news.example/a?b=c' })
    await open(site, '/en/about', { referer: 'https://birkar.example/' })
    await open(site, '/gone')
    await open(site, '/', { 'user-agent': 'curl/8' })
    await open(site, '/', { 'sec-purpose': 'prefetch' })
    await site.stop()
    await start()
    // The hour may turn in the middle.
    const told = () => {
      const sums: Record<string, number> = {}
      for (const { path, referrerHost = 'nobody', deviceClass, count } of studio.counts.values()) {
        const key = `${path} ${referrerHost} ${deviceClass}`
        sums[key] = (sums[key] ?? 0) + count
      }
      return sums
    }
    await vi.waitFor(
      () =>
        expect(told()).toEqual({
          '/en/about news.example phone': 1,
          '/en/about nobody phone': 4,
        }),
      20_000,
    )
  })

  it('grow within the hour under the same key', async () => {
    const site = await start()
    const total = () => [...studio.counts.values()].reduce((sum, { count }) => sum + count, 0)
    await open(site, '/')
    await vi.waitFor(() => expect(total()).toBe(1), 20_000)
    await open(site, '/')
    await vi.waitFor(() => expect(total()).toBe(2), 20_000)
  })

  it('have one row for a page however it is written, and few for who names ever new referrers', async () => {
    const site = await start()
    for (const path of ['/about', '/ABOUT', '/About/', '/aBoUt?x=1']) await open(site, path)
    for (let index = 0; index < 300; index += 1)
      await open(site, '/about', {
        referer: `https://r${index}.example/`,
        'x-forwarded-for': '203.0.113.9',
      })
    const real = { referer: 'https://news.example/', 'x-forwarded-for': '198.51.100.4' }
    await open(site, '/about', real)
    await site.stop()
    await start()
    const rows = () => [...studio.counts.values()]
    await vi.waitFor(
      () => expect(rows().some(({ referrerHost }) => referrerHost === 'news.example')).toBe(true),
      20_000,
    )
    expect(new Set(rows().map(({ path }) => path))).toEqual(new Set(['/about']))
    expect(rows().reduce((sum, { count }) => sum + count, 0)).toBe(305)
    // The hour may turn in the middle.
    expect(rows().length).toBeLessThanOrEqual(2 * 12)
  })
})

describe('an address without a page', () => {
  const ask = (site: Site, path: string, headers: Record<string, string> = {}) =>
    fetch(site.at(path), { headers: { 'user-agent': phone, accept: 'text/html', ...headers } })
  const told = () =>
    [...studio.misses.values()]
      .map(({ path, from = 'nowhere', count }) => `${path} ${from} ${count}`)
      .sort()

  it('is told with how often it was asked for and from where, whatever fails between', async () => {
    const site = await start()
    studio.fail(true)
    const own = { referer: 'https://birkar.example/about?utm_source=x' }
    await ask(site, `/${encodeURIComponent('مقال')}-gone/?token=secret`, own)
    await ask(site, `/${encodeURIComponent('مقال')}-gone`, own)
    await ask(site, '/en/gone', { referer: 'https://www.other.example/page?q=1' })
    await ask(site, '/taken-back')
    await ask(site, '/blogs/gone/_payload.json?b1', { accept: '*/*', ...own })
    await vi.waitFor(() => expect(studio.misses.size).toBe(4), 20_000)
    studio.fail(false)
    await ask(site, '/taken-back')
    const whole = [
      '/blogs/gone /about 1',
      '/en/gone other.example 1',
      '/taken-back nowhere 2',
      '/مقال-gone /about 2',
    ]
    await vi.waitFor(() => expect(told()).toEqual(whole), 20_000)
  })

  it('is nobody’s where machines, scanners, pictures or a person’s own data ask for it', async () => {
    const site = await start()
    await ask(site, '/gone', { 'user-agent': 'Googlebot/2.1' })
    await ask(site, '/gone', { 'sec-purpose': 'prefetch' })
    await ask(site, '/wp-login.php')
    await ask(site, '/gone.jpg', { accept: 'image/webp' })
    await ask(site, '/gone/salma@example.com')
    await ask(site, '/about')
    await ask(site, '/gone-last')
    await vi.waitFor(() => expect(told()).toEqual(['/gone-last nowhere 1']), 20_000)
  })

  it('is one of so many that one visitor may name in an hour', async () => {
    const site = await start()
    for (let at = 0; at < 30; at += 1) await ask(site, `/gone-${at}`)
    await ask(site, '/gone-0')
    await vi.waitFor(() => expect(told()).toContain('/gone-0 nowhere 2'), 20_000)
    expect(studio.misses.size).toBe(20)
  })
})

describe('a search that finds nothing', () => {
  const look = (site: Site, words: string, headers: Record<string, string> = {}) =>
    fetch(site.at(`/blogs?q=${encodeURIComponent(words)}`), {
      headers: { 'user-agent': phone, ...headers },
    })
  const told = () =>
    [...studio.searches.values()].map(({ words, locale, count }) => `${words} ${locale} ${count}`)

  it('is told by its folded words, once however they are typed, whatever fails between', async () => {
    const site = await start()
    studio.fail(true)
    await look(site, 'هُوِيَّة  بصريّة')
    await look(site, 'هويه بصرية')
    await look(site, 'خطّ')
    await vi.waitFor(() => expect(told()).toEqual(['هويه بصريه ar 2']), 20_000)
    studio.fail(false)
    await look(site, 'هوية بصرية')
    await vi.waitFor(() => expect(told()).toEqual(['هويه بصريه ar 3']), 20_000)
  })

  it('is nobody’s where machines look, or for what may point to a person', async () => {
    const site = await start()
    await look(site, 'شعار', { 'user-agent': 'Googlebot/2.1' })
    await look(site, 'شعار', { 'sec-purpose': 'prefetch' })
    await look(site, 'salma@example.com')
    await look(site, '٠٥٥ ٥٥٥ ٠١٤٢')
    await look(site, 'ط'.repeat(81))
    await look(site, 'آخر ما بُحث عنه')
    await vi.waitFor(() => expect(told()).toEqual(['اخر ما بحث عنه ar 1']), 20_000)
  })
})
