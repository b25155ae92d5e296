import { describe, expect, inject, it } from 'vitest'
import { pages } from '../apps/site/app/addresses.ts'
import { headingIn } from '../apps/site/test/heading-in.ts'

const site = inject('siteUrl')
const isArabic = (words: string) => /[\u0621-\u064a]{3}/.test(words)

const get = (path: string) =>
  fetch(site + path, { headers: { accept: 'text/html' }, redirect: 'manual' })

/** The first document of a list, from the list's own payload: its slug differs by language. */
async function firstSlug(list: string, pick: (payload: never) => { slug: string }[]) {
  const answer = await get(`${list}/_payload.json`)
  return encodeURIComponent(pick((await answer.json()) as never)[0]?.slug ?? '')
}

const detail = {
  blog: (prefix: string) => firstSlug(`${prefix}/blogs`, ({ posts }) => posts),
  project: (prefix: string) => firstSlug(`${prefix}/our-projects`, ({ projects }) => projects),
  job: (prefix: string) => firstSlug(`${prefix}/join-us`, ({ jobs }) => jobs),
  author: (prefix: string) =>
    firstSlug(`${prefix}/blogs`, ({ posts }: { posts: { authors: { slug: string }[] }[] }) =>
      posts.flatMap(({ authors }) => authors),
    ),
  landing: (prefix: string) =>
    firstSlug(`${prefix}/campaign`, ({ campaign }: { campaign: { slug: string } }) => [campaign]),
  card: async () => 'salma',
  'block-page': async (prefix: string) =>
    prefix === '/en' ? 'how-we-begin' : encodeURIComponent('كيف-نبدأ'),
} as Record<string, (prefix: string) => Promise<string>>

const forms = [
  { prefix: '', lang: 'ar', dir: 'rtl' },
  { prefix: '/ar', lang: 'ar', dir: 'rtl' },
  { prefix: '/en', lang: 'en', dir: 'ltr' },
]
const shown = Object.entries(pages).filter(([page]) => page !== 'thank-you')

describe('every page of PRODUCT 2, with the demo agency’s content', () => {
  it.each(shown)('%s stands in its three forms, in the right language', async (page, { path }) => {
    for (const { prefix, lang, dir } of forms) {
      const slug = await detail[page]?.(prefix)
      const rest = path.replace(/\$\w+/, slug ?? '')
      const address = rest === '/' && prefix ? prefix : `${prefix}${rest}`
      const answer = await get(address)
      const html = await answer.text()
      expect(answer.status, address).toBe(200)
      expect(html).toMatch(new RegExp(`<html lang="${lang}" dir="${dir}"(?: data-asleep="")?>`))
      const heading = headingIn(html)
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
      expect(heading, address).not.toBe('')
      expect(isArabic(heading), `${address}: ${heading}`).toBe(lang === 'ar')
      expect(isArabic(title), `${address}: ${title}`).toBe(lang === 'ar')
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}/)
      expect(html).toMatch(/<link rel="canonical" href="http[^"]+"/)
      expect(html.match(/rel="alternate" hrefLang="/g), address).toHaveLength(3)
    }
  })

  it.each(shown)(
    '%s names a share image that stands, in both languages',
    async (page, { path }) => {
      for (const prefix of ['', '/en']) {
        const slug = await detail[page]?.(prefix)
        const rest = path.replace(/\$\w+/, slug ?? '')
        const html = await (await get(rest === '/' && prefix ? prefix : `${prefix}${rest}`)).text()
        const [, image = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? []
        const picture = await fetch(image.replaceAll('&amp;', '&'), { redirect: 'manual' })
        expect(picture.status, image).toBe(200)
        expect(picture.headers.get('content-type')).toMatch(/^image\/(?:png|jpeg)$/)
      }
    },
  )

  it.each(['blog', 'project', 'job', 'author', 'block-page'] as const)(
    '%s is reached by its slug of either language, whatever the prefix',
    async (page) => {
      const [arabic, english] = await Promise.all(
        ['', '/en'].map((prefix) => detail[page]?.(prefix)),
      )
      const base = pages[page].path.replace('/$slug', '')
      for (const [asked, prefix] of [
        [english, ''],
        [english, '/ar'],
        [arabic, '/en'],
      ] as const) {
        const answer = await get(`${prefix}${base}/${asked}?utm_source=typed`)
        const location = answer.headers.get('location') ?? ''
        expect(answer.status, `${prefix}${base}/${asked}`).toBe(301)
        expect(location).toMatch(/\?utm_source=typed$/)
        const landed = await get(location)
        expect(landed.status, location).toBe(200)
        expect(await landed.text()).toContain(`<html lang="${prefix === '/en' ? 'en' : 'ar'}"`)
      }
    },
  )

  it('sends the thank-you page home and follows a short link', async () => {
    for (const { prefix } of forms) {
      const guarded = await get(`${prefix}/thank-you`)
      expect([guarded.status, guarded.headers.get('location')]).toEqual([
        302,
        prefix === '/en' ? '/en' : '/',
      ])
      const followed = await get(`${prefix}/short/deck`)
      expect(followed.status).toBe(302)
      expect((await get(`${prefix}/short/no-such-code`)).status).toBe(404)
    }
  })

  it('stands in the sitemaps: every address answers and names itself as canonical', async () => {
    for (const locale of ['ar', 'en']) {
      const map = await (await get(`/${locale}/sitemap.xml`)).text()
      const locs = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
      expect(locs.length).toBeGreaterThan(30)
      for (const loc of locs) {
        const answer = await fetch(loc, { headers: { accept: 'text/html' }, redirect: 'manual' })
        expect(answer.status, loc).toBe(200)
        const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(await answer.text()) ?? []
        expect(canonical).toBe(loc)
      }
    }
  })

  it('shows every picture it names', async () => {
    const html = await (await get('/')).text()
    const pictures = [...new Set(html.match(/\/media\/[\w.-]+/g))]
    expect(pictures.length).toBeGreaterThan(4)
    for (const picture of pictures) {
      const answer = await get(picture)
      expect(answer.status, picture).toBe(200)
      expect(answer.headers.get('content-type')).toMatch(/^image\//)
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }
  })

  it('never names a client who asked not to be named', async () => {
    const { default: nabd } = await import('../content/projects/nabd.json', {
      with: { type: 'json' },
    })
    const names = Object.values(nabd.client.name)
    const addresses = forms.flatMap(({ prefix }) => [
      `${prefix}/our-projects`,
      `${prefix}/our-projects/_payload.json`,
      `${prefix}/our-projects/${encodeURIComponent(nabd.slug[prefix === '/en' ? 'en' : 'ar'])}`,
    ])
    for (const address of addresses) {
      const answer = await get(address)
      expect(answer.status, address).toBe(200)
      const text = await answer.text()
      for (const name of names) expect(text.includes(name), `${address} names ${name}`).toBe(false)
    }
  })
})
