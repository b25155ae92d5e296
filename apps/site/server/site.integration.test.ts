import { problem } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import { pages } from '#app/addresses.ts'
import { sampleData } from '../test/sample-content.ts'
import type { StandInStudio } from '../test/stand-in-studio.ts'
import { eventually, startTestSite, type TestSite } from '../test/start-test-site.ts'
import { withTestSite } from '../test/with-test-site.ts'

let studio: StandInStudio
let site: TestSite

withTestSite((running) => {
  ;({ studio, site } = running)
})

const params = { $slug: 'x', $id: 'salma', $code: 'Deck' }
const addresses = Object.entries(pages)
  // `services.integration.test.ts` publishes a further service and asks for it.
  .filter(([page]) => page !== 'thank-you' && page !== 'service')
  .map(([, { path }]) => path.replace(/\$\w+/, (name) => params[name as keyof typeof params]))

describe('the three forms of a page’s address', () => {
  it.each(addresses)('serves %s in its three forms, each in its language', async (path) => {
    const rest = path === '/' ? '' : path
    const forms = [
      [path, 'ar', 'rtl'],
      [`/ar${rest}`, 'ar', 'rtl'],
      [`/en${rest}`, 'en', 'ltr'],
    ]
    for (const [form = '', lang, dir] of forms) {
      const page = await site.get(form)
      expect(page.status, form).toBe(200)
      expect(page.body).toMatch(
        new RegExp(`<html lang="${lang}" dir="${dir}"(?: data-asleep="")?>`),
      )
      expect(page.headers['content-language']).toBe(lang)
      expect(page.body.match(/<h1/g)).toHaveLength(1)
    }
  })

  it('matches a path in any letter case and with a trailing slash, without redirecting', async () => {
    for (const form of ['/EN/ABOUT', '/en/about/', '/En/About']) {
      const page = await site.get(form)
      expect(page.status).toBe(200)
      expect(page.body).toContain('<html lang="en"')
    }
  })

  it('answers 404 to unknown prefixes, doubled slashes and unknown paths', async () => {
    for (const path of ['/fr', '/ja/about', '/about//x', '/blogs//x', '/nothing-here']) {
      const page = await site.get(path)
      expect(page.status, path).toBe(404)
      expect(page.body).toContain('Page not found: ')
      expect(page.body).toContain('dir="rtl"')
      expect(page.body).not.toContain('rel="canonical"')
    }
  })

  it('answers 404 with a capital letter where a page could stand but none is published', async () => {
    studio.publish('blogs/مفقودة', null, ['blog'])
    const page = await site.get(`/blogs/${encodeURIComponent('مفقودة')}`)
    expect(page.status).toBe(404)
    expect(page.body).toContain('Page Not Found: /blogs/مفقودة')
    expect(page.headers['cache-control']).toBe('no-cache')
  })

  it('gives programs their errors as JSON', async () => {
    const page = await site.get('/nothing', { accept: '*/*', 'user-agent': 'curl/8' })
    expect(JSON.parse(page.body)).toMatchObject({ error: true, statusCode: 404 })
  })
})

describe('the filters of a list', () => {
  it('narrow it by the address alone, in any order and with unknown values left aside', async () => {
    const found = await site.get('/our-projects?year=2025&service=mobile-applications&utm_source=x')
    expect([found.status, found.body.includes('تطبيقٌ يوصل الماء')]).toEqual([200, true])
    const none = await site.get('/our-projects?platform=ios&service=web-applications&year=1999')
    expect(none.status).toBe(200)
    const payload = await site.get('/our-projects/_payload.json?x&service=mobile-applications')
    expect(JSON.parse(payload.body)).toMatchObject({
      projects: [{ id: 'project-1' }],
      filter: { chosen: { service: ['mobile-applications'] }, hasUnknown: false },
    })
  })

  it('take a visitor’s text in any form', async () => {
    for (const q of ['هندسه', '%D9', '1', '؟!', '[]', '{"a":1}', 'true', 'x'.repeat(2_000), '\0']) {
      const page = await site.get(`/join-us?q=${encodeURIComponent(q)}`)
      expect(page.status, q).toBe(200)
    }
    const payload = await site.get(`/join-us/_payload.json?x&q=${encodeURIComponent('هندسه')}`)
    expect(JSON.parse(payload.body)).toMatchObject({ jobs: [{ id: 'job-1' }], total: 1 })
  })
})

describe('links with more than a path', () => {
  const hrefsOf = (body: string) =>
    [...body.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

  it('lead from an untranslated article to the list of the other language, which says so', async () => {
    const only = {
      ...(sampleData('blog') as object),
      slug: 'بالعربية-فقط',
      slugs: { ar: 'بالعربية-فقط' },
    }
    studio.publish('blogs/بالعربية-فقط', only, ['blog'])
    const { body, status } = await site.get(`/blogs/${encodeURIComponent('بالعربية-فقط')}`)
    expect(status).toBe(200)
    expect(hrefsOf(body)).toContain('/en/blogs#untranslated')
    expect(body).not.toMatch(/<link rel="alternate" hreflang/i)
  })

  it('keep the choices of a list when the language changes', async () => {
    const { body } = await site.get('/our-projects?service=mobile-applications&platform=ios')
    expect(hrefsOf(body)).toContain('/en/our-projects?service=mobile-applications&platform=ios')
  })

  it('may be written by editors', async () => {
    const general = sampleData('general') as { navigation: object[] }
    const href = '/our-projects?service=web-applications&year=2025#top'
    studio.publish('general', { ...general, navigation: [{ label: 'الويب', href }] }, ['general'])
    await eventually(async () => hrefsOf((await site.get('/about')).body).includes(href))
    await eventually(async () => hrefsOf((await site.get('/en/about')).body).includes(`/en${href}`))
    studio.publish('general', general, ['general'])
  })
})

describe('the contact form', () => {
  const asked = async (path: string) => {
    const { body } = await site.get(path)
    const names = [...body.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g)]
    return new Set(names.map(([, name]) => name))
  }

  it('asks what the agency chose, and always for a name, a way to answer and a message', async () => {
    const general = sampleData('general') as object
    const shows = (wanted: string[], unwanted: string[]) =>
      eventually(async () => {
        const names = await asked('/contact')
        return wanted.every((name) => names.has(name)) && !unwanted.some((name) => names.has(name))
      })
    const always = ['name', 'email', 'phone', 'message']
    await shows([...always, 'company', 'service'], ['budget', 'replyBy', 'replyWhen'])
    const contactForm = ['budget', 'replyBy', 'replyWhen']
    studio.publish('general', { ...general, contactForm }, ['general'])
    await shows([...always, ...contactForm], ['company', 'service', 'branch'])
    studio.publish('general', { ...general, contactForm: [] }, ['general'])
    await shows(always, ['company', 'service', 'branch', ...contactForm])
    studio.publish('general', general, ['general'])
  })
})

describe('a search in the notebook', () => {
  const search = async (q: string) => {
    const answer = await site.get(`/blogs/_payload.json?x&q=${encodeURIComponent(q)}`)
    return JSON.parse(answer.body)
  }

  it('carries what was found, marked, and stays out of search engines', async () => {
    expect(await search(' الكشيدة  ')).toMatchObject({
      search: { q: 'الكشيدة', posts: [{ titleRanges: [[0, 9]] }], newest: [] },
      posts: [],
    })
    const page = await site.get(`/blogs?q=${encodeURIComponent('الكشيدة')}`)
    expect(page.status).toBe(200)
    expect(page.body).toContain('<meta name="robots" content="noindex"/>')
    expect(page.body).not.toContain('rel="canonical"')
  })

  it('asks the studio every time, and never for signs alone or for nothing', async () => {
    const asked = () => studio.asked.filter((path) => path === 'search').length
    // An answer is made twice where its lists are read again meanwhile, for a change of an earlier test.
    for (let time = 1; time <= 2; time += 1) {
      const before = asked()
      await search('مدّ')
      expect(asked()).toBeGreaterThan(before)
    }
    const before = asked()
    expect((await search('؟!')).search.newest).toHaveLength(1)
    expect((await search('')).posts).toHaveLength(1)
    expect(asked()).toBe(before)
  })

  it('survives whatever is typed', async () => {
    for (const q of ['ب', 'x'.repeat(200), '🙂'.repeat(90), '%', '"', '\0\0', '{"a":1}', '١٢'])
      expect((await site.get(`/blogs?q=${encodeURIComponent(q)}`)).status, q).toBe(200)
  })
})

describe('what is gone', () => {
  it('answers 410 to a page and to its data', async () => {
    const slug = encodeURIComponent('وظيفة-قديمة')
    studio.misbehave((response) => {
      response.writeHead(410, { 'content-type': 'application/problem+json' })
      response.end(JSON.stringify(problem('gone')))
    })
    try {
      const page = await site.get(`/join-us/${slug}`)
      expect(page.status).toBe(410)
      expect(page.body).toContain('noindex')
      expect((await site.get(`/join-us/${slug}/_payload.json?x`)).status).toBe(410)
    } finally {
      studio.misbehave(undefined)
    }
  })
})

describe('the head of a page', () => {
  it('names the unprefixed Arabic address as canonical in both Arabic forms', async () => {
    for (const form of ['/about', '/ar/about', '/about/?utm_source=x']) {
      const { body } = await site.get(form)
      expect(body).toContain('<link rel="canonical" href="https://birkar.example/about"/>')
    }
  })

  it('lists both languages and the default as alternates, slugs in their own language', async () => {
    const { body } = await site.get('/blogs/x')
    const arabic = `https://birkar.example/blogs/${encodeURIComponent('كشيدة-ليست-فراغا')}`
    expect(body).toContain(`<link rel="alternate" hrefLang="x-default" href="${arabic}"/>`)
    expect(body).toContain(`<link rel="alternate" hrefLang="ar" href="${arabic}"/>`)
    expect(body).toContain(
      '<link rel="alternate" hrefLang="en" href="https://birkar.example/en/blogs/kashida"/>',
    )
  })

  it('never takes its origin from the request', async () => {
    const { body } = await site.get('/about', {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
    })
    expect(body).not.toContain('evil.test')
  })

  it('preloads no script, so that nothing of the app is fetched before a sign of the visitor', async () => {
    const { body } = await site.get('/about')
    expect(body).not.toContain('modulepreload')
    expect(body).not.toContain('preloads')
  })
})

describe('the language at the door', () => {
  it('sends an English reader from / to /en with the query, remembering the choice', async () => {
    const page = await site.get('/?utm_source=a&b=1', { 'accept-language': 'en-GB,ar;q=0.9' })
    expect(page.status).toBe(302)
    expect(page.headers.location).toBe('/en?utm_source=a&b=1')
    expect(String(page.headers['set-cookie'])).toMatch(/^i18n_redirected=en; Path=\/; Max-Age=/)
  })

  it('lets the cookie outweigh the browser', async () => {
    const arabic = await site.get('/', { cookie: 'i18n_redirected=ar', 'accept-language': 'en' })
    expect(arabic.status).toBe(200)
    const english = await site.get('/', { cookie: 'i18n_redirected=en', 'accept-language': 'ar' })
    expect(english.headers.location).toBe('/en')
  })

  it('takes an unknown cookie for Arabic and overwrites it', async () => {
    const page = await site.get('/', {
      cookie: 'i18n_redirected=<script>',
      'accept-language': 'en',
    })
    expect(page.status).toBe(200)
    expect(String(page.headers['set-cookie'])).toContain('i18n_redirected=ar')
  })

  it('never redirects anywhere but at /', async () => {
    for (const path of ['/ar', '/about', '/en'])
      expect(
        (await site.get(path, { 'accept-language': 'en', cookie: 'i18n_redirected=en' })).status,
      ).toBe(200)
  })

  it('does not send the cookie again when it already says the language', async () => {
    const page = await site.get('/about', { cookie: 'i18n_redirected=ar' })
    expect(page.headers['set-cookie']).toBeUndefined()
  })
})

describe('guarded and coded addresses', () => {
  it('sends a full load of the thank-you page home in its language, and lets nobody keep that', async () => {
    for (const [path, home] of [
      ['/thank-you', '/'],
      ['/ar/thank-you', '/'],
      ['/en/thank-you', '/en'],
    ]) {
      const page = await site.get(path ?? '')
      expect(page.status).toBe(302)
      expect(page.headers.location).toBe(home)
      expect(page.headers['cache-control']).toBe('no-store')
    }
  })

  it('follows a short link in any letter case, in the language of its form', async () => {
    const arabic = await site.get('/short/deck?gclid=Xy&utm_source=mine')
    expect(arabic.status).toBe(302)
    expect(arabic.headers.location).toBe('/our-projects?utm_source=deck&gclid=Xy')
    expect(arabic.headers['cache-control']).toBe('private, max-age=0')
    const english = await site.get('/en/short/DECK')
    expect(english.headers.location).toBe('/en/our-projects?utm_source=deck')
  })

  it('tells a scan of a printed code from a click, on our own pages alone', async () => {
    const location = async (path: string) => (await site.get(path)).headers.location
    expect(await location('/short/deck?qr')).toBe('/our-projects?utm_source=deck&via=qr%3ADeck')
    expect(await location('/short/print?qr&gclid=Xy')).toBe(
      '/about?utm_source=google&utm_medium=qr&via=qr%3Aprint&gclid=Xy',
    )
    expect(await location('/short/out?qr')).toBe('https://partner.example/x')
  })

  it('answers 404 to unknown codes, whatever the query asks for', async () => {
    for (const code of ['nope', 'x?to=//evil.test']) {
      const page = await site.get(`/short/${code}`)
      expect(page.status, code).toBe(404)
      expect(page.headers.location).toBeUndefined()
    }
  })

  it('follows the editors’ redirects in every form with the query, in one hop', async () => {
    const from = encodeURIComponent('قديم')
    const arabic = await site.get(`/${from}?a=1`)
    expect([arabic.status, arabic.headers.location]).toEqual([308, '/about?a=1'])
    expect((await site.get(`/en/${from}`)).headers.location).toBe('/en/about')
    expect((await site.get('/en/old-work')).headers.location).toBe('/en/our-projects')
  })
})

describe('payloads', () => {
  it('gives the data of a page as JSON under its own address', async () => {
    const page = await site.get(`/en/blogs/x/_payload.json?${site.buildId}`)
    expect(page.headers['content-type']).toContain('application/json')
    expect(JSON.parse(page.body).post.slug).toBe('كشيدة-ليست-فراغا')
  })

  it('answers the payload of a missing page with 404', async () => {
    studio.publish('blogs/missing', null, ['blog'])
    expect((await site.get('/blogs/missing/_payload.json')).status).toBe(404)
    expect((await site.get('/fr/_payload.json')).status).toBe(404)
  })
})

describe('bytes', () => {
  it('answers 304 to a visitor who has the page, in each encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await site.get('/about', { 'accept-encoding': encoding })
      const again = await site.get('/about', {
        'accept-encoding': encoding,
        'if-none-match': first.headers.etag ?? '',
      })
      expect(again.status, encoding).toBe(304)
      expect(again.body).toBe('')
    }
  })

  it('keeps one copy of a page whatever campaign parameters it is asked with', async () => {
    const plain = await site.get('/testimonials')
    const tagged = await site.get('/testimonials?utm_source=x&gclid=1&junk=2')
    expect(tagged.headers.etag).toBe(plain.headers.etag)
  })

  it('sends fonts as they are, never as if they were compressed', async () => {
    const { body } = await site.get('/about')
    const [, font] = /rel="preload"[^>]*href="(\/_assets\/[^"]+\.woff2)"/.exec(body) ?? []
    const answer = await site.get(font ?? '', { 'accept-encoding': 'br, gzip' })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  it('serves hashed files for ever and answers 404, never a page, to unknown ones', async () => {
    const { body } = await site.get('/about')
    const [, script] = /src="(\/_assets\/[^"]+\.js)"/.exec(body) ?? []
    expect((await site.get(script ?? '')).headers['cache-control']).toContain('immutable')
    expect((await site.get('/_assets/gone-abc.js')).status).toBe(404)
  })
})

describe('headers', () => {
  it('allows exactly the inline scripts of the page by their hashes', async () => {
    const { headers } = await site.get('/')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).not.toContain('unsafe')
  })

  it('protects every answer, errors and redirects included', async () => {
    for (const path of ['/', '/nope', '/thank-you', '/_assets/x.js', '/healthz', '/media/../x']) {
      const { headers } = await site.get(path)
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['x-frame-options'], path).toBe('DENY')
      expect(headers['strict-transport-security'], path).toContain('max-age')
    }
  })

  it('says of every body what it is, and of text in which letters', async () => {
    const paths = ['/', '/en', '/nope', '/api/nothing', '/robots.txt', '/sitemap.xml', '/healthz']
    const files = ['/feed.xml', '/manifest.webmanifest', '/favicon.svg', '/_payload.json', '/%zz']
    for (const path of [...paths, ...files]) {
      const { headers, body } = await site.get(path)
      if (!body) continue
      const type = headers['content-type'] ?? ''
      expect(type, path).toMatch(/^[a-z]+\/[a-z.+-]+(; charset=utf-8)?$/)
      if (/^text\/|xml|json/.test(type)) expect(type, path).toContain('charset=utf-8')
    }
  })

  it('lists no folder', async () => {
    // 307: to the same without its last slash, which stands in this list, too.
    for (const path of [
      '/_assets/',
      '/_assets',
      '/media/',
      '/files/',
      '/_ipx/',
      '/share/',
      '/fonts/',
    ])
      expect([307, 400, 404], path).toContain((await site.get(path)).status)
  })

  it('refuses targets that are not plain paths', async () => {
    for (const path of [
      '//evil.test/',
      '/%zz',
      '/blogs/%00',
      '/..%2f..%2fetc/passwd',
      '/\\evil.test/',
      '/en/%2f%2fevil.test',
      '/short/https:%2f%2fevil.test',
    ]) {
      const page = await site.get(path)
      expect([400, 404], path).toContain(page.status)
      expect(page.body).not.toContain('root:')
    }
  })
})

describe('for search engines', () => {
  it('offers an index, a sitemap a language and robots.txt', async () => {
    const index = await site.get('/sitemap.xml')
    expect(index.headers['content-type']).toContain('text/xml')
    expect(index.body).toContain('https://birkar.example/ar/sitemap.xml')
    const arabic = await site.get('/ar/sitemap.xml')
    expect(arabic.status).toBe(200)
    expect(arabic.body).toContain('<loc>https://birkar.example/about</loc>')
    expect(arabic.body).not.toContain('thank-you')
    expect(arabic.body).toContain(encodeURI('/authors/سلمى-الهاشمي'))
    expect((await site.get('/robots.txt')).body).toContain(
      'Sitemap: https://birkar.example/sitemap.xml',
    )
    expect((await site.get('/fr/sitemap.xml')).status).toBe(404)
    expect((await site.get('/')).headers['x-robots-tag']).toBeUndefined()
  })

  it('says on every answer that it is not to be listed, where it is only tried out', async () => {
    const trial = await startTestSite(studio.apiBase, { isListed: false })
    try {
      for (const path of [
        '/',
        '/en',
        '/nowhere',
        '/sitemap.xml',
        '/healthz',
        '/manifest.webmanifest',
      ])
        expect((await trial.get(path)).headers['x-robots-tag'], path).toBe('noindex, nofollow')
      expect((await trial.get('/robots.txt')).body).toBe('User-agent: *\nDisallow:\n')
    } finally {
      await trial.remove()
    }
  })
})
