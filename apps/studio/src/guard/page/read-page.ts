/** What a page of the site says of itself and names, read from the document that visitors get. Pure. */
import { Parser } from 'htmlparser2'

export type PageLink = { href: string; isInMain: boolean }
export type PageImage = { src: string; alt: string | undefined }

export type ReadPage = {
  title: string
  description: string
  robots: string
  canonical: string | undefined
  /** By language; `x-default` among them. */
  alternates: Map<string, string>
  links: PageLink[]
  images: PageImage[]
  /** The texts of its structured data. */
  graphs: string[]
  /** The first paragraph that says something. */
  firstWords: string
}

type Attributes = Record<string, string>
type Reading = ReadPage & { paragraph: string | undefined; graph: string | undefined }

/** Shorter paragraphs are lines above a title, dates and names. */
const leastWords = 50

export function readPage(html: string): ReadPage {
  const page: Reading = {
    title: '',
    description: '',
    robots: '',
    canonical: undefined,
    alternates: new Map(),
    links: [],
    images: [],
    graphs: [],
    firstWords: '',
    paragraph: undefined,
    graph: undefined,
  }
  const open: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name)
      openers[name]?.(page, attributes, open.includes('main'))
    },
    ontext(text) {
      if (page.graph !== undefined) page.graph += text
      else if (page.paragraph !== undefined) page.paragraph += text
      else if (open.at(-1) === 'title' && !open.includes('svg')) page.title += text
    },
    onclosetag(name) {
      open.pop()
      closers[name]?.(page)
    },
  })
  parser.end(html)
  const { paragraph, graph, ...read } = page
  return { ...read, title: plain(read.title) }
}

const openers: Record<string, (page: Reading, attributes: Attributes, isInMain: boolean) => void> =
  {
    meta(page, { name, content = '' }) {
      if (name === 'description') page.description = plain(content)
      if (name === 'robots') page.robots = content
    },
    link(page, { rel, href, hreflang }) {
      if (rel === 'canonical') page.canonical = href
      if (rel === 'alternate' && hreflang && href) page.alternates.set(hreflang, href)
    },
    a(page, { href }, isInMain) {
      if (href) page.links.push({ href, isInMain })
    },
    img(page, { src = '', alt }) {
      page.images.push({ src, alt })
    },
    script(page, { type }) {
      if (type === 'application/ld+json') page.graph = ''
    },
    p(page, _, isInMain) {
      if (isInMain && !page.firstWords) page.paragraph = ''
    },
  }

const closers: Record<string, (page: Reading) => void> = {
  script(page) {
    if (page.graph !== undefined) page.graphs.push(page.graph)
    page.graph = undefined
  },
  p(page) {
    const words = plain(page.paragraph ?? '')
    if ([...words].length >= leastWords) page.firstWords = words
    page.paragraph = undefined
  },
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
