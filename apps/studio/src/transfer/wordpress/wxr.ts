/** An export of WordPress (WXR) as it is written; what it means here is `to-foreign.ts`. */
import { decoded } from '../foreign/words.ts'
import { plainText } from '../html/tree.ts'
import { refuseFor, TransferMistake } from '../mistake.ts'
import { childText, type Element, readXml } from './read-xml.ts'

export type Term = {
  id: string
  taxonomy: string
  slug: string
  name: string
  description: string
  parent: string
}

export type Item = {
  line: number
  id: string
  type: string
  status: string
  title: string
  name: string
  link: string
  creator: string
  content: string
  excerpt: string
  /** ISO 8601; absent of what has no date yet. */
  publishedAt: string | undefined
  attachment: string
  hasPassword: boolean
  isSticky: boolean
  comments: number
  terms: { taxonomy: string; slug: string; name: string }[]
  meta: Record<string, string>
}

export type Wxr = {
  file: string
  /** Of the site: `https://old.example`. */
  origin: string
  language: string
  title: string
  authors: { login: string; name: string }[]
  terms: Term[]
  items: Item[]
}

/** All that is of interest stands in `<rss><channel>`. */
const depthOfEntries = 2

/** @throws {TransferMistake} for what is no such export, with file and line. */
export async function readWxr(file: string): Promise<Wxr> {
  const channel: Record<string, string> = {}
  const wxr: Wxr = { file, origin: '', language: '', title: '', authors: [], terms: [], items: [] }
  const mistakes: string[] = []
  await readXml(file, depthOfEntries, (element) => {
    if (element.name === 'item') wxr.items.push(itemOf(element, file, mistakes))
    else if (element.name === 'wp:author') wxr.authors.push(authorOf(element))
    else if (Object.hasOwn(termNames, element.name)) wxr.terms.push(termOf(element))
    else channel[element.name] ??= element.text.trim()
  })
  if (!channel['wp:wxr_version'])
    throw new TransferMistake(
      `${file} is no export of WordPress: it has no wp:wxr_version. Make one under Tools → Export → All content.\nNothing was written.`,
    )
  refuseFor(mistakes)
  return {
    ...wxr,
    origin: channel['wp:base_blog_url'] || channel['wp:base_site_url'] || channel.link || '',
    language: channel.language ?? '',
    title: channel.title ?? '',
  }
}

const authorOf = (element: Element) => {
  const login = childText(element, 'wp:author_login').trim()
  return { login, name: childText(element, 'wp:author_display_name').trim() || login }
}

/** What each kind of term calls its parts: name, slug, taxonomy, description, parent. */
const termNames: Record<
  string,
  { name: string; slug: string; text: string; parent: string; taxonomy?: string }
> = {
  'wp:category': {
    taxonomy: 'category',
    name: 'wp:cat_name',
    slug: 'wp:category_nicename',
    text: 'wp:category_description',
    parent: 'wp:category_parent',
  },
  'wp:tag': {
    taxonomy: 'post_tag',
    name: 'wp:tag_name',
    slug: 'wp:tag_slug',
    text: 'wp:tag_description',
    parent: '',
  },
  'wp:term': {
    name: 'wp:term_name',
    slug: 'wp:term_slug',
    text: 'wp:term_description',
    parent: 'wp:term_parent',
  },
}

function termOf(element: Element): Term {
  const names = termNames[element.name]
  const read = (name = '') => childText(element, name).trim()
  return {
    id: read('wp:term_id'),
    taxonomy: names?.taxonomy ?? read('wp:term_taxonomy'),
    slug: decoded(read(names?.slug)),
    name: plainText(read(names?.name)),
    description: read(names?.text),
    parent: decoded(read(names?.parent)),
  }
}

function itemOf(element: Element, file: string, mistakes: string[]): Item {
  const read = (name: string) => childText(element, name).trim()
  const id = read('wp:post_id')
  const type = read('wp:post_type')
  if (!/^\d+$/.test(id))
    mistakes.push(`${file}, line ${element.line}: an entry without wp:post_id.`)
  if (!type) mistakes.push(`${file}, line ${element.line}: entry ${id} has no wp:post_type.`)
  return {
    line: element.line,
    id,
    type,
    status: read('wp:status'),
    title: read('title'),
    name: decoded(read('wp:post_name')),
    link: read('link'),
    creator: read('dc:creator'),
    content: childText(element, 'content:encoded'),
    excerpt: read('excerpt:encoded'),
    publishedAt: dateOf(read('wp:post_date_gmt')) ?? dateOf(read('wp:post_date')),
    attachment: read('wp:attachment_url'),
    hasPassword: read('wp:post_password') !== '',
    isSticky: read('wp:is_sticky') === '1',
    comments: element.children.filter(({ name }) => name === 'wp:comment').length,
    terms: termsOf(element),
    meta: metaOf(element),
  }
}

const termsOf = ({ children }: Element): Item['terms'] =>
  children
    .filter(({ name, attributes }) => name === 'category' && attributes.domain)
    .map(({ attributes, text }) => ({
      taxonomy: attributes.domain ?? '',
      slug: decoded(attributes.nicename ?? ''),
      name: plainText(text),
    }))

const metaOf = ({ children }: Element): Record<string, string> =>
  Object.fromEntries(
    children
      .filter(({ name }) => name === 'wp:postmeta')
      .map((one) => [childText(one, 'wp:meta_key').trim(), childText(one, 'wp:meta_value').trim()]),
  )

/** `2024-05-31 09:30:00`, in UTC; drafts have zeros. */
function dateOf(written: string): string | undefined {
  const date = new Date(`${written.replace(' ', 'T')}Z`)
  return /^[1-9]/.test(written) && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
}
