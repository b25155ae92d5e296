import { describe, expect, it } from 'vitest'
import type { SitemapEntry } from './entries.ts'
import { writeIndex, writeSitemaps } from './write-sitemap.ts'

const origin = 'https://birkar.example'
const entries = [
  {
    paths: { ar: '/blogs/كشيدة', en: '/blogs/kashida' },
    updatedAt: '2026-11-12T08:00:00.000Z',
    images: ['/media/kashida.avif', 'https://pictures.example/a.png?w=1&h=2'],
  },
  { paths: { ar: '/', en: '/' }, updatedAt: '2026-11-01T08:00:00.000Z', images: [] },
  { paths: { ar: '/join-us/عربيّ-فقط' }, updatedAt: '2026-11-02T08:00:00.000Z', images: [] },
]

const writeSitemap = async (from: SitemapEntry[], locale: 'ar' | 'en', origin: string) => {
  const files = await writeSitemaps(from, locale, origin)
  expect(files).toHaveLength(1)
  return files[0] ?? ''
}

describe('a sitemap', () => {
  it('lists Arabic addresses unprefixed, shallow ones first, percent-encoded', async () => {
    const text = await writeSitemap(entries, 'ar', origin)
    const locs = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)
    expect(locs).toEqual([
      `${origin}/`,
      `${origin}/blogs/${encodeURIComponent('كشيدة')}`,
      `${origin}/join-us/${encodeURIComponent('عربيّ-فقط')}`,
    ])
  })

  it('names the pictures of a page, absolute, in both languages', async () => {
    const image = (loc: string) => `<image:image><image:loc>${loc}</image:loc></image:image>`
    const both =
      image(`${origin}/media/kashida.avif`) + image('https://pictures.example/a.png?w=1&amp;h=2')
    for (const locale of ['ar', 'en'] as const) {
      const text = await writeSitemap(entries, locale, origin)
      expect(text).toContain(`${both}</url>`)
      expect(text.match(/<image:image>/g)).toHaveLength(2)
    }
  })

  it('lists only what is published in its language', async () => {
    const text = await writeSitemap(entries, 'en', origin)
    expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      `${origin}/en`,
      `${origin}/en/blogs/kashida`,
    ])
  })

  it('names both languages and the Arabic default at each twin, and none for a lone page', async () => {
    const arabic = `${origin}/blogs/${encodeURIComponent('كشيدة')}`
    for (const locale of ['ar', 'en'] as const)
      expect(await writeSitemap(entries, locale, origin)).toContain(
        `<xhtml:link rel="alternate" hreflang="x-default" href="${arabic}"/>` +
          `<xhtml:link rel="alternate" hreflang="ar" href="${arabic}"/>` +
          `<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/blogs/kashida"/>`,
      )
    const lone = /<url>(?:(?!<\/url>).)*join-us.*?<\/url>/.exec(
      await writeSitemap(entries, 'ar', origin),
    )
    expect(lone?.[0]).not.toContain('xhtml:link')
  })

  it('says when the content changed, and escapes what XML reads otherwise', async () => {
    const text = await writeSitemap(
      [{ paths: { ar: "/blogs/a&b'c" }, updatedAt: '2026-11-12T08:00:00.000Z', images: [] }],
      'ar',
      origin,
    )
    expect(text).toContain('<lastmod>2026-11-12T08:00:00.000Z</lastmod>')
    expect(text).toContain('a&amp;b&apos;c')
  })

  it('has an index that names one sitemap a language', () => {
    const text = writeIndex(origin, { ar: 1, en: 1 })
    expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      `${origin}/ar/sitemap.xml`,
      `${origin}/en/sitemap.xml`,
    ])
  })

  it('becomes several files, all named in the index, where it is longer than search engines take', async () => {
    const many = Array.from({ length: 1_100 }, (_, index) => ({
      paths: { ar: `/blogs/${index}` },
      updatedAt: '',
      images: [],
    }))
    const limit = { addresses: 500, characters: 45_000_000 }
    const files = await writeSitemaps(many, 'ar', origin, limit)
    const counts = files.map((text) => text.match(/<loc>/g)?.length)
    expect(counts).toEqual([500, 500, 100])
    expect(new Set(files.join('').match(/<loc>[^<]*/g)).size).toBe(many.length)
    const narrow = await writeSitemaps(many, 'ar', origin, {
      addresses: 45_000,
      characters: 20_000,
    })
    expect(narrow.length).toBeGreaterThan(1)
    for (const text of narrow) expect(text.length).toBeLessThan(20_500)
    const index = writeIndex(origin, { ar: files.length, en: 1 })
    for (const name of ['/ar/sitemap.xml', '/ar/sitemap-2.xml', '/ar/sitemap-3.xml'])
      expect(index).toContain(`<loc>${origin}${name}</loc>`)
    expect(index).not.toContain('/en/sitemap-2.xml')
  })
})
