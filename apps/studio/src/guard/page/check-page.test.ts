import { describe, expect, it } from 'vitest'
import { checkPage } from './check-page.ts'
import { readPage } from './read-page.ts'
import { sortLinks } from './sort-links.ts'

const origin = 'https://birkar.example'
const graph = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebSite', name: 'بِركار', url: origin },
    {
      '@type': 'BlogPosting',
      headline: 'نقطة',
      datePublished: '2026-11-01',
      author: { name: 'سلمى' },
    },
  ],
}

type Parts = {
  title?: string
  description?: string
  canonical?: string
  alternates?: string
  robots?: string
  graphs?: string[]
  main?: string
}

const parts: Required<Parts> = {
  title: 'نقطة ثمّ دائرة · بِركار',
  description: 'كيف تبدأ العلامة من نقطة، وتنتهي بدائرة يعرفها الناس من بعيد.',
  canonical: `${origin}/blogs/%D9%86%D9%82%D8%B7%D8%A9`,
  alternates: '',
  robots: '',
  graphs: [JSON.stringify(graph)],
  main: '<p>كلّ علامة تبدأ من نقطة يضعها صاحبها على ورق أبيض، ثمّ يدور حولها ما بقي.</p>',
}

function htmlOf(more: Parts): string {
  const { title, description, canonical, alternates, robots, graphs, main } = { ...parts, ...more }
  return `<!doctype html><html lang="ar"><head><title>${title}</title>
    ${description && `<meta name="description" content="${description}">`}
    ${robots && `<meta name="robots" content="${robots}">`}
    ${canonical && `<link rel="canonical" href="${canonical}">`}${alternates}
    ${graphs.map((one) => `<script type="application/ld+json">${one}</script>`).join('')}</head>
    <body><header><a href="/about">من نحن</a></header><svg><title>رسم</title></svg>
    <main>${main}</main></body></html>`
}

const found = (more: Parts, path = '/blogs/نقطة') =>
  checkPage({
    page: readPage(htmlOf(more)),
    address: new URL(path, origin),
    agencyDescription: 'وكالة رقميّة في الرياض تصمّم العلامات وتبني المواقع لمن يريد أن يُعرف.',
    isHome: path === '/',
  })

describe('a page as visitors get it', () => {
  it('has no finding where nothing is wrong', () => {
    expect(found({})).toEqual([])
  })

  it('owes nothing to search engines that are asked to leave it', () => {
    expect(found({ robots: 'noindex', title: '', canonical: '', graphs: [] })).toEqual([])
  })

  it('is known by an address in letters as by the same in percent signs', () => {
    expect(found({ canonical: `${origin}/blogs/نقطة` })).toEqual([])
  })

  it.each([
    ['is longer than results show', 'ن'.repeat(61)],
    ['was cut by the site', 'نقطة ثمّ دائرة ثمّ…'],
  ])('names its title where it %s', (_, title) => {
    expect(found({ title })).toEqual([{ kind: 'long-title', what: title }])
  })

  it('proposes its first paragraph where it has no description of its own', () => {
    const detail = 'كلّ علامة تبدأ من نقطة يضعها صاحبها على ورق أبيض، ثمّ يدور حولها ما بقي.'
    const finding = { kind: 'no-description', what: '', detail }
    expect(found({ description: '' })).toEqual([finding])
    const agencys = 'وكالة رقميّة في الرياض تصمّم العلامات وتبني المواقع لمن يريد أن يُعرف.'
    expect(found({ description: agencys })).toEqual([finding])
    expect(found({ description: agencys, canonical: `${origin}/` }, '/')).toEqual([])
  })

  it.each([
    ['', ''],
    ['https://old.example/blogs/نقطة', 'https://old.example/blogs/نقطة'],
    [`${origin}/blogs/other`, `${origin}/blogs/other`],
  ])('names a canonical address that is not its own: “%s”', (canonical, what) => {
    expect(found({ canonical })).toEqual([{ kind: 'wrong-canonical', what }])
  })

  it('has to name its own language among the others', () => {
    const others = `<link rel="alternate" hreflang="en" href="${origin}/en/blogs/a-point">`
    const own = `<link rel="alternate" hreflang="ar" href="${parts.canonical}">`
    expect(found({ alternates: others + own })).toEqual([])
    expect(found({ alternates: others })).toMatchObject([
      { kind: 'dead-alternate', detail: 'self' },
    ])
  })

  it.each([
    ['none', []],
    ['unreadable', ['{"@context": ']],
    ['@type', ['{"@context":"https://schema.org","@graph":[{"name":"x"}]}']],
    ['@context', ['{"@type":"Person","name":"سلمى"}']],
    [
      'JobPosting.datePosted',
      [
        '{"@context":"https://schema.org","@type":"JobPosting","title":"x","description":"x","hiringOrganization":{}}',
      ],
    ],
  ])('tells search engines nothing that they pass over: %s', (what, graphs) => {
    expect(found({ graphs })).toEqual([{ kind: 'structured-data', what }])
  })
})

describe('the links of a page', () => {
  const main = `<a href="/blogs/a">1</a><a href="/blogs/a#part">2</a><a href="https://other.example/x">3</a>
    <a href="mailto:a@b.example">4</a><a href="#top">5</a><a href="/w/lead">6</a><a href="/en/short/k7">7</a>`
  const links = (isHome: boolean) => {
    const page = new URL(isHome ? '/' : '/blogs/b', origin)
    const { inside, outside } = sortLinks(readPage(htmlOf({ main })), page, isHome)
    return [inside, outside].map((some) => some.map(({ href }) => href))
  }

  it('are each followed once, but those that only count or write', () => {
    expect(links(false)).toEqual([['/blogs/a'], ['https://other.example/x']])
  })

  it('that stand around every page are followed from the home page alone', () => {
    expect(links(true)).toEqual([['/about', '/blogs/a'], ['https://other.example/x']])
  })
})
