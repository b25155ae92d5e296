/** What an export of WordPress means here: posts, pages, their languages, names, pictures and old addresses. */
import { type Locale, localePrefix } from '@wajiha/arabic'
import { mistakeInOwnAddress } from '@wajiha/contract/own-addresses'
import { pathOf } from '../../content/mappers/paths.ts'
import type { Foreign, Side, Text } from '../foreign/foreign.ts'
import { cutTo, descriptionOf, excerptOf, freeSlugs, pathIn, titleOf } from '../foreign/words.ts'
import { toBlocks } from '../html/to-blocks.ts'
import { bodyHtml, shortcodesIn } from './body-html.ts'
import { Languages } from './languages.ts'
import { authorKey, namesOf, termKey } from './names.ts'
import { OldAddresses } from './old-addresses.ts'
import { Pictures } from './pictures.ts'
import type { Item, Wxr } from './wxr.ts'

export type WordpressOptions = {
  /** What stood in `wp-content/uploads`. */
  media?: string | undefined
  /** Of texts for which nothing says one. */
  language?: Locale | undefined
}

/** One language of a text, before its words are read: where it will stand must be known to all first. */
type Planned = { item: Item; locale: Locale; kind: Text['kind']; slug: string; address: string }

const taken: Record<string, Text['kind'] | undefined> = { post: 'post', page: 'page' }
const statuses = new Set(['publish', 'future', 'draft', 'pending', 'private'])
/** Entries that are no content: pictures are taken with the texts that show them. */
const silent = new Set([
  'attachment',
  'revision',
  'nav_menu_item',
  'wp_global_styles',
  'custom_css',
])

export function wordpressToForeign(wxr: Wxr, options: WordpressOptions = {}): Foreign {
  const reader = new WordpressReader(wxr, options)
  return reader.read()
}

class WordpressReader {
  readonly #left: string[] = []
  readonly #wxr: Wxr
  readonly #languages: Languages
  readonly #pictures: Pictures
  readonly #addresses: OldAddresses

  constructor(wxr: Wxr, { media, language }: WordpressOptions) {
    this.#wxr = wxr
    this.#languages = new Languages(wxr, language)
    this.#pictures = new Pictures(wxr, media)
    this.#addresses = new OldAddresses(wxr.origin)
  }

  read(): Foreign {
    const planned = this.#plan()
    for (const { item, address } of planned) this.#addresses.lead(item.link, address)
    const groups = Map.groupBy(
      planned,
      ({ item, kind }) => `${kind} ${this.#languages.groupOfItem(item)}`,
    )
    const texts = [...groups.values()].map((sides) => this.#text(sides))
    const names = namesOf(this.#wxr, planned, this.#languages)
    return { ...names, texts, pictures: [...this.#pictures.all.values()], left: this.#left }
  }

  /** In which language each text is, and where it will stand. */
  #plan(): Planned[] {
    const slugOf = freeSlugs()
    const skipped = new Map<string, number>()
    const planned = this.#wxr.items.flatMap((item) => {
      const kind = taken[item.type]
      if (!kind || !statuses.has(item.status)) {
        if (!silent.has(item.type))
          count(skipped, kind ? `${item.type} (${item.status})` : item.type)
        return []
      }
      const locale = this.#languages.ofItem(item)
      if (!locale) return this.#leave(item, 'is in a language that the site does not have.')
      const title = titleOf(item.title)
      const slug = slugOf(locale, kind, this.#ownSlug(item, kind), title)
      const address = `${localePrefix(locale)}${pathOf(collections[kind], slug)}`
      return [{ item, locale, kind, slug, address }]
    })
    for (const [type, number] of skipped) this.#left.push(`${number} of the kind “${type}”.`)
    const comments = this.#wxr.items.reduce((sum, one) => sum + one.comments, 0)
    if (comments > 0) this.#left.push(`${comments} comments.`)
    return planned
  }

  /** A page cannot stand where the site has one of its own. */
  #ownSlug(item: Item, kind: Text['kind']): string {
    if (kind !== 'page' || mistakeInOwnAddress(item.name) !== 'taken') return item.name
    this.#leave(
      item,
      `stands at “${item.name}-2”: the site has a page of its own at “${item.name}”.`,
    )
    return `${item.name}-2`
  }

  #text(planned: Planned[]): Text {
    const [first] = planned as [Planned]
    const sides: Text['sides'] = {}
    for (const one of planned) {
      if (sides[one.locale]) this.#leave(one.item, 'is a second text of one language in its group.')
      else sides[one.locale] = this.#side(one)
    }
    const items = planned.map(({ item }) => item)
    const keysOf = (taxonomy: string) => [
      ...new Set(
        items.flatMap(({ terms }) =>
          terms
            .filter((term) => term.taxonomy === taxonomy)
            .map((term) => termKey(this.#wxr, this.#languages, taxonomy, term.slug)),
        ),
      ),
    ]
    const covers = planned.map(({ item, locale }) =>
      this.#pictures.ofId(item.meta._thumbnail_id, locale),
    )
    return {
      kind: first.kind,
      key: `wordpress ${this.#addresses.host} ${this.#languages.groupOfItem(first.item)}`,
      where: whereOf(this.#wxr, first.item),
      sides,
      categories: keysOf('category'),
      tags: keysOf('post_tag'),
      authors: [...new Set(items.map(({ creator }) => authorKey(creator)))],
      cover: covers.find(Boolean),
      isPinned: items.some(({ isSticky }) => isSticky),
    }
  }

  #side({ item, locale, slug }: Planned): Side {
    const html = bodyHtml(item.content)
    const codes = shortcodesIn(html)
    if (codes.length > 0)
      this.#leave(item, `holds shortcodes, which stay as they are written: ${codes.join(', ')}`)
    const body = toBlocks(html, {
      picture: (src, alt) => this.#pictures.take(src, alt, locale),
      link: (href) => this.#addresses.linkTo(href),
      leave: (what) => this.#leave(item, `${cutTo(what, longestReport)} is not taken along.`),
      hasBareLines: !/<!-- wp:|<p[\s>]/.test(item.content),
    })
    return {
      title: titleOf(item.title) || slug,
      slug,
      body,
      excerpt: excerptOf(item.excerpt, html),
      description: descriptionOf(
        item.meta._yoast_wpseo_metadesc || item.meta.rank_math_description || '',
      ),
      isPublished: this.#isPublic(item),
      publishedAt: item.publishedAt,
      oldPaths: this.#oldPaths(item),
    }
  }

  #isPublic(item: Item): boolean {
    if (item.hasPassword) this.#leave(item, 'had a password; it becomes a draft.')
    if (item.status === 'private') this.#leave(item, 'was private; it becomes a draft.')
    return (item.status === 'publish' || item.status === 'future') && !item.hasPassword
  }

  #oldPaths(item: Item): string[] {
    const url = URL.parse(item.link)
    if (!url || url.search) {
      if (item.status === 'publish')
        this.#leave(item, `had the address ${item.link}, from which no redirect can lead.`)
      return []
    }
    const path = pathIn(item.link)
    return path && path !== '/' ? [path] : []
  }

  #leave(item: Item, what: string): [] {
    this.#left.push(`${whereOf(this.#wxr, item)} ${what}`)
    return []
  }
}

const longestReport = 160

const collections = { post: 'posts', page: 'block-pages' } as const

/** `export.xml, line 210, “من نحن”` */
const whereOf = ({ file }: Wxr, { line, title }: Item): string =>
  `${file}, line ${line}, “${cutTo(title, 60)}”`

const count = (counts: Map<string, number>, name: string) =>
  counts.set(name, (counts.get(name) ?? 0) + 1)
