/** What search engines, previews and feed readers get, over the wire. */

import { findAll, readXml } from '@wajiha/contract/test/read-xml'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pages } from '#app/addresses.ts'
import { headingIn } from '../test/heading-in.ts'
import { sampleData } from '../test/sample-content.ts'
import type { StandInStudio } from '../test/stand-in-studio.ts'
import { eventually, type TestSite } from '../test/start-test-site.ts'
import { withTestSite } from '../test/with-test-site.ts'

let studio: StandInStudio
let site: TestSite

withTestSite((running) => {
  ;({ studio, site } = running)
})

const origin = 'https://birkar.example'
const params = { $slug: 'x', $id: 'salma' }
const templates = Object.entries(pages)
  // `services.integration.test.ts` publishes a further service and asks for it.
  .filter(([page]) => page !== 'thank-you' && page !== 'service')
  .map(([, { path }]) => path.replace(/\$\w+/, (name) => params[name as keyof typeof params]))
const addresses = templates.flatMap((path) => [path, `/en${path === '/' ? '' : path}`])

const scripts = (html: string) => [
  ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
]
const graphOf = (html: string) =>
  JSON.parse(scripts(html)[0]?.[1] ?? '')['@graph'] as Record<string, unknown>[]
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe('structured data', () => {
  it.each(addresses)('stands once on %s, with every reference answered', async (path) => {
    const { body, headers } = await site.get(path)
    expect(scripts(body)).toHaveLength(1)
    const graph = graphOf(body)
    const known = new Set(graph.map((thing) => thing['@id']))
    for (const { '@id': id } of references(graph.filter((thing) => thing['@type'] === 'WebPage')))
      if (!id.endsWith('#website'))
        expect(known.has(id) || id.endsWith('#organization'), id).toBe(true)
    expect(JSON.stringify(graph)).not.toMatch(/undefined|\[object|null/)
    // It needs no permission to run, as it runs nothing.
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('tells of open jobs on their own page only, and of none that is closed', async () => {
    const types = async (path: string) =>
      graphOf((await site.get(path)).body).map((t) => t['@type'])
    expect(await types('/join-us')).not.toContain('JobPosting')
    studio.publish('jobs/closed', { ...job(), state: 'closed' }, ['job:closed'])
    studio.publish('jobs/open', { ...job(), locations: [office] }, ['job:open'])
    expect(await types('/join-us/open')).toContain('JobPosting')
    const closed = await site.get('/join-us/closed')
    expect(scripts(closed.body)).toEqual([])
    expect(metaOf(closed.body, 'robots')).toBe('noindex')
  })

  it('cannot be left by what an editor writes', async () => {
    const title = '</script>\u2028<script>alert(1)</script><!--'
    studio.publish('blogs/attack', { ...post(), title }, ['blog:attack'])
    const { body } = await site.get('/blogs/attack')
    expect(body).not.toContain('<script>alert(1)')
    expect(scripts(body)[0]?.[1]).not.toMatch(/[<\u2028]/)
    const posting = graphOf(body).find((thing) => thing['@type'] === 'BlogPosting')
    expect(posting?.headline).toBe(title)
  })
})

describe('the head', () => {
  it('keeps titles and descriptions within what results show', async () => {
    const long = 'كلمةٌ '.repeat(60)
    studio.publish('blogs/long', { ...post(), title: long, excerpt: long }, ['blog:long'])
    const { body } = await site.get('/blogs/long')
    const [, title = ''] = /<title>([^<]*)/.exec(body) ?? []
    expect([...title].length).toBeLessThanOrEqual(60)
    expect([...(metaOf(body, 'description') ?? '')].length).toBeLessThanOrEqual(155)
    expect(title.endsWith('…')).toBe(true)
  })

  it('calls each list of the notebook by its own name, and the way to the whole by another', async () => {
    const tag = encodeURIComponent('العربية')
    const topic = encodeURIComponent('التصميم')
    const titles = [
      ['/blogs', 'الدفتر · بِركار'],
      ['/blogs?page=2', 'الدفتر · صفحة ٢ · بِركار'],
      [`/blogs?category=${topic}`, 'التصميم · الدفتر · بِركار'],
      [`/blogs?tag=${tag}`, 'العربيّة · الدفتر · بِركار'],
      [`/blogs?tag=${tag}&page=2`, 'العربيّة · صفحة ٢ · الدفتر · بِركار'],
      [`/blogs?series=${encodeURIComponent('سلسلة')}`, 'سلسلة · الدفتر · بِركار'],
    ] as const
    for (const [path, title] of titles) {
      const { body } = await site.get(path)
      expect(/<title>([^<]*)/.exec(body)?.[1], path).toBe(title)
      expect(headingIn(body).includes(title.split(' · ')[0] ?? ''), path).toBe(true)
    }
  })

  it('offers icons, the manifest, both theme colours and the typeface of its language', async () => {
    for (const [path, ...fonts] of [
      ['/about', 'arabic', 'latin'],
      ['/en/about', 'latin'],
    ] as const) {
      const { body } = await site.get(path)
      expect(body.match(/<meta name="theme-color"/g)).toHaveLength(2)
      const links = [
        ...body.matchAll(
          /<link rel="(?:icon|apple-touch-icon|manifest|preload)"[^>]*href="([^"]+)"/g,
        ),
      ]
      const hrefs = links.map(([, href = '']) => href)
      const preloads = [...body.matchAll(/<link rel="preload"[^>]*href="([^"]+)"/g)].map(
        ([, href = '']) => href,
      )
      expect(preloads).toEqual(fonts.map((font) => expect.stringContaining(`sans-${font}-`)))
      expect(hrefs).toContain(path === '/about' ? '/site.webmanifest' : '/en/site.webmanifest')
      for (const href of hrefs) expect((await site.get(href)).status, href).toBe(200)
    }
  })

  it('asks for the first script as one file, behind all that is seen', async () => {
    const { body } = await site.get('/about')
    const scripts = [...body.matchAll(/<script type="module"[^>]*>/g)].map(([tag]) => tag)
    expect(scripts).toHaveLength(1)
    expect(scripts[0]?.toLowerCase()).toContain('fetchpriority="low"')
    const [, path = ''] = /src="(\/_assets\/start-[\w-]+\.js)"/.exec(scripts[0] ?? '') ?? []
    const script = await site.get(path)
    expect(script.status).toBe(200)
    // It imports nothing at once, and the app when it is wanted.
    expect(script.body).not.toMatch(/\bimport\s*["{*]|\bfrom\s*"/)
    expect(script.body).toMatch(/import\("\.\/shared-/)
  })

  it('asks for the pen with the styles where a page is read in it', async () => {
    studio.publish('blogs/pen', post(), ['blog:pen'])
    studio.publish('blogs/latin', { ...post(), body: [] }, ['blog:latin'])
    const pensOf = async (path: string) =>
      [...(await site.get(path)).body.matchAll(/<link rel="preload"[^>]*pen-(\w+)-/g)].map(
        ([, part]) => part,
      )
    expect(await pensOf('/blogs/pen')).toEqual(['arabic'])
    expect(await pensOf('/en/blogs/latin')).toEqual(['latin', 'marks'])
    expect(await pensOf('/en/blogs/pen')).toEqual(['latin', 'marks', 'arabic'])
    expect(await pensOf('/about')).toEqual([])
  })

  it('shows the client’s logo beside the name it says, and no other client’s', async () => {
    const url = '/media/client-mark.png'
    const logo = { url, width: 400, height: 120, alt: 'سُقيا', mimeType: 'image/png' }
    const client = { name: 'سُقيا', anonymous: false, logo }
    studio.publish('projects/marked', { ...project(), client }, ['project:marked'])
    const { body } = await site.get('/our-projects/marked')
    expect(body.split('</head>')[1]).toMatch(/<img[^>]*alt=""[^>]*client-mark\.png/)
    expect((await site.get(`/our-projects/${encodeURIComponent('سقيا')}`)).body).not.toContain(
      'client-mark',
    )
  })

  it('names no client who wants no name: not in the head, the data or the picture’s address', async () => {
    const client = { name: 'جهةٌ لا تُسمّى', anonymous: true }
    const hidden = { ...project(), client, liveUrl: 'https://secret-client.example' }
    studio.publish('projects/hidden', hidden, ['project:hidden'])
    const { body } = await site.get('/our-projects/hidden')
    const [head = ''] = body.split('</head>')
    expect(head).not.toContain('secret-client')
    expect(head).not.toContain('تُسمّى')
  })
})

describe('pictures of shared links', () => {
  it.each(addresses)('show %s in 1200 × 630 within 200 kB', async (path) => {
    const { body } = await site.get(path)
    const address = metaOf(body, 'og:image') ?? ''
    expect(address.startsWith(`${origin}/share/${path.startsWith('/en') ? 'en' : 'ar'}/`)).toBe(
      true,
    )
    expect(metaOf(body, 'og:image:width')).toBe('1200')
    expect(metaOf(body, 'og:image:alt')).toBeTruthy()
    expect(metaOf(body, 'twitter:card')).toBe('summary_large_image')
    const picture = await fetchPicture(address.slice(origin.length))
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(picture.headers.get('cache-control')).toContain('immutable')
    const bytes = Buffer.from(await picture.arrayBuffer())
    expect(bytes.length).toBeLessThanOrEqual(200_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  it('leads an old address to the one that holds now, and is not there for no page', async () => {
    const { body } = await site.get('/about')
    const current = (metaOf(body, 'og:image') ?? '').slice(origin.length)
    const old = await fetchPicture(current.replace(/-[0-9a-z]{11}\.png/, '-00000000000.png'))
    expect(old.status).toBe(302)
    expect(old.headers.get('location')).toBe(current)
    for (const path of [
      '/share/ar/nothing-00000000000.png',
      '/share/fr/about.png',
      '/share/x',
      '/share/ar/short/Deck-00000000000.png',
    ])
      expect((await fetchPicture(path)).status, path).toBe(404)
  })

  it('answers who has it already in a line, and keeps it through a restart of the studio', async () => {
    const { body } = await site.get('/contact')
    const path = (metaOf(body, 'og:image') ?? '').slice(origin.length)
    const etag = (await fetchPicture(path)).headers.get('etag') ?? ''
    studio.misbehave((response) => response.writeHead(500).end())
    expect((await fetchPicture(path)).status).toBe(200)
    expect((await fetchPicture(path, { 'if-none-match': etag })).status).toBe(304)
    studio.misbehave(undefined)
  })
})

describe('feeds', () => {
  it.each([
    ['/blogs', 'ar'],
    ['/ar/blogs', 'ar'],
    ['/en/blogs', 'en'],
  ])('stand below %s as RSS that a strict reader reads', async (base, locale) => {
    const answer = await site.get(`${base}/rss.xml`)
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const rss = readXml(answer.body)
    const [item] = findAll(rss, 'item')
    expect(findAll(rss, 'dc:language')[0]?.text).toBe(locale)
    expect(item && findAll(item, 'content:encoded')[0]?.text).toBe('<p>متنُ المقالة الأوّل</p>')
    const link = item && findAll(item, 'link')[0]?.text
    expect(link?.startsWith(`${origin}${locale === 'en' ? '/en' : ''}/blogs/`)).toBe(true)
  })

  it('stand as JSON Feed too, and both can be found from the notebook and its articles', async () => {
    const feed = await site.get('/en/blogs/feed.json')
    expect(feed.headers['content-type']).toBe('application/feed+json; charset=utf-8')
    expect(JSON.parse(feed.body)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'en',
      feed_url: `${origin}/en/blogs/feed.json`,
    })
    for (const path of ['/en/blogs', '/en/blogs/x']) {
      const { body } = await site.get(path)
      expect(body).toContain('type="application/rss+xml"')
      expect(body).toContain('href="/en/blogs/feed.json"')
    }
  })

  it.each(['/jobs.xml', '/ar/jobs.xml', '/en/jobs.xml'])(
    'tell job boards of open seats at %s',
    async (path) => {
      const answer = await site.get(path)
      expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
      const xml = readXml(answer.body)
      expect(xml.attributes['xml:lang']).toBe(path.startsWith('/en') ? 'en' : 'ar')
      expect(findAll(xml, 'job')).toHaveLength(1)
    },
  )

  it('answer readers who have them, by tag or by date, and follow what is published', async () => {
    const first = await site.get('/blogs/rss.xml')
    const { etag = '', 'last-modified': since = '' } = first.headers
    expect((await site.get('/blogs/rss.xml', { 'if-none-match': etag })).status).toBe(304)
    expect((await site.get('/blogs/rss.xml', { 'if-modified-since': since })).status).toBe(304)
    const slug = encodeURIComponent(post().slug)
    studio.publish(`blogs/${decodeURIComponent(slug)}`, { ...post(), title: 'عنوانٌ آخر' }, [
      `blog:${slug}`,
    ])
    await eventually(async () => (await site.get('/blogs/rss.xml')).body.includes('عنوانٌ آخر'))
  })
})

describe('files about the site', () => {
  it('describe it in each language for home screens', async () => {
    const english = await site.get('/en/site.webmanifest')
    expect(english.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(JSON.parse(english.body)).toMatchObject({ lang: 'en', dir: 'ltr', start_url: '/en' })
    expect(JSON.parse((await site.get('/site.webmanifest')).body)).toMatchObject({ dir: 'rtl' })
  })

  it('list its main pages in both languages for language models', async () => {
    const { body } = await site.get('/llms.txt')
    expect(body).toContain(`(${origin}/about)`)
    expect(body).toContain(`(${origin}/en/about)`)
    expect(body).not.toContain('thank-you')
  })

  it('say whom to tell of a weakness, for less than a year', async () => {
    const { body, headers } = await site.get('/.well-known/security.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m)
    expect(body).toContain(`Canonical: ${origin}/.well-known/security.txt`)
    const [, expires = ''] = /^Expires: (.+)$/m.exec(body) ?? []
    const days = (Date.parse(expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
  })

  it('name the address and the policy that the agency wrote for it, as soon as it is saved', async () => {
    const path = '/.well-known/security.txt'
    const general = sampleData('general') as Record<string, unknown>
    const security = { email: 'weak@birkar.example', policy: 'https://birkar.example/reports' }
    studio.publish('general', { ...general, security }, ['general'])
    await eventually(async () =>
      (await site.get(path)).body.includes('Contact: mailto:weak@birkar.example\n'),
    )
    expect((await site.get(path)).body).toContain('Policy: https://birkar.example/reports\n')
    studio.publish('general', general, ['general'])
    await eventually(async () => !(await site.get(path)).body.includes('weak@'))
  })
})

const job = () => sampleData('job') as Record<string, unknown>
const post = () => sampleData('blog') as Record<string, unknown> & { slug: string }
const project = () => sampleData('project') as Record<string, unknown>
const office = { branch: 'r', name: 'الرياض', locality: 'الرياض', country: 'SA', street: '١٢' }

function fetchPicture(path: string, headers: Record<string, string> = {}) {
  return fetch(`http://127.0.0.1:${site.port}${path}`, { headers, redirect: 'manual' })
}

/** All references by name within a graph. */
function references(value: unknown): { '@id': string }[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (value === null || typeof value !== 'object') return []
  const own = Object.keys(value).join() === '@id' ? [value as { '@id': string }] : []
  return [...own, ...Object.values(value).flatMap(references)]
}
