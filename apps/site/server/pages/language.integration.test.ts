import { describe, expect, it } from 'vitest'
import { sampleData } from '../../test/sample-content.ts'
import type { StandInStudio } from '../../test/stand-in-studio.ts'
import { eventually, startTestSite, type TestSite } from '../../test/start-test-site.ts'
import { withTestSite } from '../../test/with-test-site.ts'

let studio: StandInStudio
let site: TestSite

withTestSite((running) => {
  ;({ studio, site } = running)
})

const hrefsOf = (body: string) =>
  [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
const switchOf = (body: string) => /<a [^>]*hrefLang="(?:ar|en)"[^>]*href="([^"]*)"/.exec(body)?.[1]
const langOf = (body: string) => /<html lang="(\w+)" dir="(\w+)"/.exec(body)?.slice(1, 3)
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  headers['set-cookie'] as unknown

describe('links of the site', () => {
  it.each(['/about', '/ar/about', '/ar'])(
    'lead from %s to unprefixed Arabic addresses',
    async (path) => {
      const hrefs = hrefsOf((await site.get(path)).body).filter((href) => href.startsWith('/'))
      expect(hrefs).toContain('/contact')
      expect(hrefs.filter((href) => /^\/ar(?:\/|$)/.test(href))).toEqual([])
      expect(
        hrefs
          .filter((href) => /^\/en(?:\/|$)/.test(href))
          .every((href) => href === switchOf(`<a hrefLang="en" href="${href}"`)),
      ).toBe(true)
    },
  )

  it('lead from an English page to addresses below /en', async () => {
    const { body } = await site.get('/en/about')
    const hrefs = hrefsOf(body).filter((href) => href.startsWith('/') && href !== switchOf(body))
    expect(hrefs.filter((href) => !/^\/en(?:[/?#]|$)/.test(href))).toEqual([])
  })

  it('to the other language keep the page and the query, and lead to Arabic unprefixed', async () => {
    expect(switchOf((await site.get('/ar/our-projects?year=2025')).body)).toBe(
      '/en/our-projects?year=2025',
    )
    expect(switchOf((await site.get('/en/our-projects?year=2025')).body)).toBe(
      '/our-projects?year=2025',
    )
    const article = switchOf((await site.get('/en/blogs/kashida')).body)
    expect(decodeURI(article ?? '')).toBe('/blogs/كشيدة-ليست-فراغا')
  })

  it('to the other language lead home from a page that is not there', async () => {
    studio.publish('blogs/gone', null, ['blog'])
    for (const path of ['/لا-شيء', '/blogs/gone'])
      expect(switchOf((await site.get(encodeURI(path))).body), path).toBe('/en')
    for (const path of ['/en/nothing', '/en/blogs/gone'])
      expect(switchOf((await site.get(path)).body), path).toBe('/')
  })
})

describe('links to other sites', () => {
  it('tell them nothing of the page, and give them no hold on it', async () => {
    const general = sampleData('general') as object
    const navigation = [{ label: 'خارج', href: 'https://elsewhere.example/ar' }]
    studio.publish('general', { ...general, navigation }, ['general'])
    const find = async () =>
      /<a [^>]*href="https:\/\/elsewhere\.example\/ar"[^>]*>/.exec(
        (await site.get('/about')).body,
      )?.[0]
    await eventually(async () => (await find()) !== undefined)
    expect(await find()).toContain('rel="noopener noreferrer"')
    studio.publish('general', general, ['general'])
  })
})

describe('the language of a page', () => {
  it('is that of its path alone, whatever cookie and browser say', async () => {
    const english = { cookie: 'i18n_redirected=en', 'accept-language': 'en' }
    expect(langOf((await site.get('/about', english)).body)).toEqual(['ar', 'rtl'])
    const arabic = { cookie: 'i18n_redirected=ar', 'accept-language': 'ar' }
    expect(langOf((await site.get('/en/about', arabic)).body)).toEqual(['en', 'ltr'])
  })

  it('that is not there is that of its prefix, else of the cookie, else Arabic', async () => {
    const english = { cookie: 'i18n_redirected=en' }
    const lang = async (path: string, headers = {}) =>
      langOf((await site.get(path, headers)).body)?.[0]
    expect(await lang('/nothing')).toBe('ar')
    expect(await lang('/nothing', { 'accept-language': 'en' })).toBe('ar')
    expect(await lang('/nothing', english)).toBe('en')
    expect(await lang('/ar/nothing', english)).toBe('ar')
    expect(await lang('/en/nothing')).toBe('en')
    expect(await lang('/nothing', { cookie: 'i18n_redirected=fr' })).toBe('ar')
  })
})

describe('a first visit of /', () => {
  const visit = (headers: Record<string, string>) => site.get('/?utm_source=a&b=1', headers)

  it('by an English reader is a 302 with the query, the cookie and a page that leads on', async () => {
    const answer = await visit({ 'accept-language': 'en' })
    expect([answer.status, answer.headers.location]).toEqual([302, '/en?utm_source=a&b=1'])
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain(
      '<meta http-equiv="refresh" content="0; url=/en?utm_source=a&amp;b=1">',
    )
    expect(String(cookieOf(answer))).toMatch(/^i18n_redirected=en;/)
  })

  it('is not made easier for bots', async () => {
    const bot = { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' }
    expect((await visit(bot)).status).toBe(302)
  })

  it('follows the order of the browser’s list, not its weights, and trims its spaces', async () => {
    expect((await visit({ 'accept-language': 'ar;q=0.1, en;q=0.9' })).status).toBe(200)
    expect((await visit({ 'accept-language': 'fr-FR, en' })).status).toBe(302)
    expect((await visit({ 'accept-language': 'en-GB, ar' })).status).toBe(302)
    expect((await visit({ 'accept-language': 'de, fr' })).status).toBe(200)
    expect((await visit({})).status).toBe(200)
  })
})

describe('the cookie of the language', () => {
  it('lasts a year on every path, is Lax and open to the app, on pages, redirects and errors', async () => {
    for (const path of ['/about', '/nothing', '/en/about']) {
      const [cookie = '', ...more] = cookieOf(await site.get(path)) as string[]
      expect(more).toEqual([])
      expect(cookie).toMatch(
        /^i18n_redirected=(?:ar|en); Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/,
      )
    }
  })

  it('may travel without TLS only where the site itself has none', async () => {
    const plain = await startTestSite(studio.apiBase, { origin: 'http://birkar.example' })
    const [cookie] = cookieOf(await plain.get('/about')) as string[]
    await plain.remove()
    expect(cookie).toMatch(/SameSite=Lax$/)
  })

  it('flips when a page of the other language is read, and is not sent when it is right', async () => {
    expect(String(cookieOf(await site.get('/about', { cookie: 'i18n_redirected=en' })))).toContain(
      '=ar;',
    )
    expect(String(cookieOf(await site.get('/en', { cookie: 'i18n_redirected=ar' })))).toContain(
      '=en;',
    )
    expect(cookieOf(await site.get('/en', { cookie: 'i18n_redirected=en' }))).toBeUndefined()
    expect(String(cookieOf(await site.get('/about', { cookie: 'i18n_redirected=arx' })))).toContain(
      '=ar;',
    )
  })
})

describe('the head', () => {
  const link = (body: string, rel: string) =>
    new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)"`).exec(body)?.[1]
  const property = (body: string, name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(body)?.[1]

  it('names one canonical address, spelt as links spell it, without what the page does not read', async () => {
    for (const [path, canonical] of [
      ['/ar', '/'],
      ['/ABOUT/?utm_source=x', '/about'],
      ['/EN/ABOUT', '/en/about'],
      ['/en/?gclid=1', '/en'],
      ['/blogs?page=1&x=1', '/blogs'],
    ]) {
      const { body } = await site.get(path ?? '')
      expect(link(body, 'canonical'), path).toBe(`https://birkar.example${canonical}`)
      expect(body.match(/rel="canonical"/g)).toHaveLength(1)
      expect(property(body, 'og:url')).toBe(link(body, 'canonical'))
    }
  })

  it('lists the default first, then both languages, each as an absolute address without a query', async () => {
    const { body } = await site.get('/en/about?utm_source=x')
    const found = [...body.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)]
    expect(found.map(([, lang, href]) => [lang, href])).toEqual([
      ['x-default', 'https://birkar.example/about'],
      ['ar', 'https://birkar.example/about'],
      ['en', 'https://birkar.example/en/about'],
    ])
  })

  it('says the language of the page and of its twin to where it is shared, with an absolute picture', async () => {
    const { body } = await site.get('/about')
    expect(property(body, 'og:locale')).toBe('ar_AR')
    expect(property(body, 'og:locale:alternate')).toBe('en_US')
    expect(property(body, 'og:image')).toMatch(/^https:\/\/birkar\.example\/.+/)
    expect(property(body, 'og:title')).toMatch(/[\u0621-\u064a]{2}/)
    expect(property((await site.get('/en/about')).body, 'og:locale')).toBe('en_US')
  })

  it('of a page that is not there names neither, and asks not to be indexed', async () => {
    for (const path of ['/nothing', '/en/nothing', '/en/fr/blogs']) {
      const { body } = await site.get(path)
      expect(body, path).not.toContain('rel="canonical"')
      expect(body, path).not.toContain('hrefLang="x-default"')
      expect(body, path).toContain('<meta name="robots" content="noindex"')
    }
  })
})

describe('a sitemap over the wire', () => {
  it('is XML for ten minutes, lists no prefixed Arabic address and nothing that is not for searching', async () => {
    for (const path of ['/ar/sitemap.xml', '/en/sitemap.xml']) {
      const { headers, body } = await site.get(path)
      expect(headers['content-type']).toBe('text/xml; charset=utf-8')
      expect(headers['cache-control']).toBe('public, max-age=600')
      expect(body).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"')
      expect(body).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
      const addresses = [
        ...body.matchAll(/(?:<loc>|href=")https:\/\/birkar\.example([^<"]*)/g),
      ].map(([, one]) => one)
      expect(addresses.length).toBeGreaterThan(10)
      for (const unlisted of [
        /^\/ar(?:\/|$)/,
        /thank-you/,
        /\/card\//,
        /\/short\//,
        /\$|_/,
        /portfolio/,
      ])
        expect(addresses.filter((one = '') => unlisted.test(one))).toEqual([])
    }
  })
})
