import { describe, expect, it } from 'vitest'
import {
  namedByJson,
  namedByManifest,
  namedByPage,
  namedByStyles,
  namedByText,
} from './named-addresses.ts'

const site = 'http://site.test'
const page = `<!DOCTYPE html><html><head>
<link rel="alternate" hreflang="en" href="${site}/en/x">
<link rel="preload" as="image" imagesrcset="/a.avif 1x, /_ipx/w_640,q_80/b.avif 2x">
<meta property="og:image" content="${site}/share/x.png"><meta name="description" content="/none">
<style>@import "/c.css"; i { background: url('/d.svg') }</style>
<script type="application/ld+json">{"@id":"${site}/#org","image":"${site}/_ipx/f_jpeg\\u0026w_1/e.jpg"}</script>
</head><body><nav><a href="/nav">قائمة</a></nav>
<main><p>نصّ <a href="/blogs/%D9%83">وصلة</a></p><a href="/button">زرّ</a><ul><li><a href="/li?a=1&amp;b=2">بند</a></ul></main>
</body></html>`

describe('the addresses that a page names', () => {
  it('are those of links, sets of pictures, styles, shared pictures and structured data', () => {
    const named = namedByPage(page, site)
    expect(named.addresses.sort()).toEqual(
      [
        '/nav',
        '/blogs/%D9%83',
        '/button',
        '/li?a=1&b=2',
        '/c.css',
        '/d.svg',
        '/a.avif',
        '/_ipx/w_640,q_80/b.avif',
        `${site}/en/x`,
        `${site}/share/x.png`,
        `${site}/#org`,
        `${site}/_ipx/f_jpeg&w_1/e.jpg`,
      ].sort(),
    )
    expect(named.images.sort()).toEqual(
      ['/_ipx/w_640,q_80/b.avif', '/a.avif', `${site}/share/x.png`].sort(),
    )
    expect(named.shareImages).toEqual([`${site}/share/x.png`])
    expect([...named.alternates]).toEqual([['en', `${site}/en/x`]])
  })

  it('count as links in its words only inside paragraphs, lists and tables of main', () => {
    expect(namedByPage(page, site).linksInText).toBe(2)
  })

  it('leave out its links where it asks crawlers not to follow them', () => {
    const closed = page.replace('<head>', '<head><meta name="robots" content="noindex, nofollow">')
    const { addresses } = namedByPage(closed, site)
    expect(addresses).not.toContain('/nav')
    expect(addresses).toContain('/a.avif')
  })
})

describe('the addresses that other documents name', () => {
  it('end in XML and in text where the address ends', () => {
    expect(
      namedByText(
        `<loc>${site}/a?b=1&amp;c=2</loc> [x](${site}/d) «${site}/e»، ${site}.evil`,
        site,
      ),
    ).toEqual([`${site}/a?b=1&c=2`, `${site}/d`, `${site}/e`])
  })

  it('are read from the strings of JSON, and may be relative in a manifest', () => {
    expect(namedByJson(`{"items":[{"url":"${site}\\/a","title":"x"}]}`, site)).toEqual([
      `${site}/a`,
    ])
    expect(namedByManifest('{"start_url":"/","name":"x","icons":[{"src":"/i.png"}]}')).toEqual([
      '/',
      '/i.png',
    ])
  })

  it('are none where styles hold the data themselves', () => {
    expect(namedByStyles('a{b:url(data:image/svg+xml,x)} c{d:url("/e.woff2")}')).toEqual([
      '/e.woff2',
    ])
  })
})
