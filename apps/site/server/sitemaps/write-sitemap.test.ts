import { describe, expect, it } from 'vitest'
import { writeIndex, writeSitemap } from './write-sitemap.ts'

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

describe('a sitemap', () => {
  it('lists Arabic addresses unprefixed, shallow ones first, percent-encoded', () => {
    const text = writeSitemap(entries, 'ar', origin)
    const locs = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)
    expect(locs).toEqual([
      `${origin}/`,
      `${origin}/blogs/${encodeURIComponent('كشيدة')}`,
      `${origin}/join-us/${encodeURIComponent('عربيّ-فقط')}`,
    ])
  })

  it('names the pictures of a page, absolute, in both languages', () => {
    const image = (loc: string) => `<image:image><image:loc>${loc}</image:loc></image:image>`
    const both =
      image(`${origin}/media/kashida.avif`) + image('https://pictures.example/a.png?w=1&amp;h=2')
    for (const locale of ['ar', 'en'] as const) {
      const text = writeSitemap(entries, locale, origin)
      expect(text).toContain(`${both}</url>`)
      expect(text.match(/<image:image>/g)).toHaveLength(2)
    }
  })

  it('lists only what is published in its language', () => {
    const text = writeSitemap(entries, 'en', origin)
    expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      `${origin}/en`,
      `${origin}/en/blogs/kashida`,
    ])
  })

  it('names both languages and the Arabic default at each twin, and none for a lone page', () => {
    const arabic = `${origin}/blogs/${encodeURIComponent('كشيدة')}`
    for (const locale of ['ar', 'en'] as const)
      expect(writeSitemap(entries, locale, origin)).toContain(
        `<xhtml:link rel="alternate" hreflang="x-default" href="${arabic}"/>` +
          `<xhtml:link rel="alternate" hreflang="ar" href="${arabic}"/>` +
          `<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/blogs/kashida"/>`,
      )
    const lone = /<url>(?:(?!<\/url>).)*join-us.*?<\/url>/.exec(writeSitemap(entries, 'ar', origin))
    expect(lone?.[0]).not.toContain('xhtml:link')
  })

  it('says when the content changed, and escapes what XML reads otherwise', () => {
    const text = writeSitemap(
      [{ paths: { ar: "/blogs/a&b'c" }, updatedAt: '2026-11-12T08:00:00.000Z', images: [] }],
      'ar',
      origin,
    )
    expect(text).toContain('<lastmod>2026-11-12T08:00:00.000Z</lastmod>')
    expect(text).toContain('a&amp;b&apos;c')
  })

  it('has an index that names one sitemap a language', () => {
    expect(writeIndex(origin)).toContain(`<loc>${origin}/ar/sitemap.xml</loc>`)
    expect(writeIndex(origin)).toContain(`<loc>${origin}/en/sitemap.xml</loc>`)
  })
})
