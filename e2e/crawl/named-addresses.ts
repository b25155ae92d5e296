/** Which addresses a document names: a page, a stylesheet, a feed, a sitemap, a manifest or a text. */
import { Parser } from 'htmlparser2'

export type Named = {
  /** Addresses as they are written, entities resolved, each once; no links where `follows` is false. */
  addresses: string[]
  /** False where the page asks crawlers not to follow its links. */
  follows: boolean
  /** Those of `addresses` that a browser or a search engine shows as a picture. */
  images: string[]
  /** Those of `images` that stand for the page where it is shared. */
  shareImages: string[]
  /** Languages and addresses of `<link rel="alternate" hreflang>`. */
  alternates: Map<string, string>
  /** How many links stand in the words of `main`: in paragraphs, list items and table cells. */
  linksInText: number
}

/** Attributes whose value is one address. `formaction` and `action` belong to what visitors send. */
const addressed = ['href', 'src', 'poster', 'data']
const setAttributes = ['srcset', 'imagesrcset']
const shareNames = ['og:image', 'og:image:secure_url', 'twitter:image']
const metaNames = [...shareNames, 'og:url', 'og:video', 'og:audio']
const words = new Set(['p', 'li', 'td', 'th', 'dd', 'blockquote', 'figcaption'])

/** @param origin Of the site: structured data name pages and things that are no addresses, too. */
export function namedByPage(html: string, origin: string): Named {
  const links = new Set<string>()
  let follows = true
  const found = {
    addresses: new Set<string>(),
    images: new Set<string>(),
    shares: new Set<string>(),
  }
  const alternates = new Map<string, string>()
  const open: string[] = []
  let linksInText = 0
  let inside = ''
  let data = ''
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name)
      inside = name === 'style' ? 'css' : attributes.type === 'application/ld+json' ? 'ld' : ''
      if (name === 'a' && attributes.href && isInWords(open)) linksInText += 1
      if (attributes.name === 'robots' && /nofollow/.test(attributes.content ?? '')) follows = false
      for (const address of addressesOf(name, attributes)) {
        ;(name === 'a' ? links : found.addresses).add(address)
        if (isPicture(name, attributes)) found.images.add(address)
        if (shareNames.includes(attributes.property ?? attributes.name ?? '')) {
          found.shares.add(address)
        }
      }
      if (name === 'link' && attributes.hreflang && attributes.href) {
        alternates.set(attributes.hreflang, attributes.href)
      }
    },
    ontext(text) {
      if (inside === 'css') for (const one of namedByStyles(text)) found.addresses.add(one)
      if (inside === 'ld') data += text
    },
    onclosetag(name) {
      for (const one of data ? namedByJson(data, origin) : []) found.addresses.add(one)
      data = ''
      open.splice(open.lastIndexOf(name))
      inside = ''
    },
  })
  parser.end(html)
  return {
    addresses: [...found.addresses, ...(follows ? links : [])],
    follows,
    images: [...found.images],
    shareImages: [...found.shares],
    alternates,
    linksInText,
  }
}

/** Addresses in `url(…)` and `@import`; data addresses name nothing that is fetched. */
export function namedByStyles(css: string): string[] {
  const urls = [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , url = '']) => url)
  const imports = [...css.matchAll(/@import\s+(["'])(.*?)\1/g)].map(([, , url = '']) => url)
  return [...urls, ...imports].filter((url) => url && !/^(data:|#)/.test(url))
}

/** Every absolute address of the site in XML, JSON, Markdown or plain text. */
export function namedByText(text: string, origin: string): string[] {
  const found = new Set<string>()
  for (const piece of unescapeText(text).split(origin).slice(1)) {
    const [rest = ''] = /^[\w\-.~:/?#@!$&*+,;=%]*/.exec(piece) ?? []
    if (rest === '' || /^[/?#]/.test(rest)) found.add(origin + rest)
  }
  return [...found]
}

/** Every absolute address of the site in the strings of a JSON document, at any depth. */
export function namedByJson(json: string, origin: string): string[] {
  return stringsIn(JSON.parse(json)).flatMap((text) => namedByText(text, origin))
}

/** Every address of a web app manifest, most of which are relative. */
export function namedByManifest(json: string): string[] {
  return stringsIn(JSON.parse(json)).filter((text) => /^(?:\/|https?:)/.test(text))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

function addressesOf(name: string, attributes: Record<string, string>): string[] {
  if (name === 'meta') {
    const meant = metaNames.includes(attributes.property ?? attributes.name ?? '')
    return meant && attributes.content ? [attributes.content] : []
  }
  const single = addressed.flatMap((attribute) => attributes[attribute] ?? [])
  const sets = setAttributes.flatMap((attribute) => candidatesOf(attributes[attribute] ?? ''))
  return [...single, ...sets].filter((address) => address !== '')
}

/** The addresses of `a.webp 1x, b.webp 2x`; a comma inside an address is followed by no space. */
function candidatesOf(set: string): string[] {
  return set
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)
}

function isPicture(
  name: string,
  { rel = '', as = '', property, name: meta }: Record<string, string>,
) {
  if (name === 'link') return /icon/.test(rel) || as === 'image'
  return name === 'img' || name === 'source' || shareNames.includes(property ?? meta ?? '')
}

function isInWords(open: string[]) {
  const main = open.lastIndexOf('main')
  return main !== -1 && open.slice(main).some((name) => words.has(name))
}

/** Without XML's entities. */
function unescapeText(text: string) {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll(/&(?:lt|#60);/g, '<')
    .replaceAll(/&(?:gt|#62);/g, '>')
    .replaceAll(/&(?:quot|#34);/g, '"')
}
