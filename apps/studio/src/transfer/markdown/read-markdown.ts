/** A folder of Markdown, as static site generators keep it, with its pictures beside it. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { arabicSlug, type Locale, latinSlug, localePrefix } from '@wajiha/arabic'
import { marked } from 'marked'
import { pathOf } from '../../content/mappers/paths.ts'
import type { Foreign, Name, Picture, Side, Text } from '../foreign/foreign.ts'
import { decoded, descriptionOf, excerptOf, freeSlugs, pathIn, titleOf } from '../foreign/words.ts'
import { toBlocks } from '../html/to-blocks.ts'
import { refuseFor, TransferMistake } from '../mistake.ts'
import { type Article, readArticle } from './article.ts'
import { FrontMatterMistake } from './front-matter.ts'

export type MarkdownOptions = { author?: string | undefined; language?: Locale | undefined }

/** @throws {TransferMistake} with every mistake, each with file and line. */
export async function readMarkdown(folder: string, options: MarkdownOptions): Promise<Foreign> {
  const articles = await readArticles(folder, options)
  return new MarkdownReader(folder, options, articles).read()
}

async function readArticles(folder: string, { language }: MarkdownOptions): Promise<Article[]> {
  const names = await readdir(folder, { recursive: true }).catch((cause) => {
    throw new TransferMistake(`${folder} cannot be read.\nNothing was written.`, { cause })
  })
  const files = names.filter((name) => /\.(?:md|markdown)$/i.test(name)).sort()
  if (files.length === 0)
    throw new TransferMistake(`There is no file .md in ${folder}.\nNothing was written.`)
  const mistakes: string[] = []
  const articles: Article[] = []
  for (const name of files) {
    const file = name.split(sep).join('/').normalize('NFC')
    try {
      articles.push(readArticle(file, await readFile(join(folder, name), 'utf8'), language))
    } catch (error) {
      if (!(error instanceof FrontMatterMistake)) throw error
      mistakes.push(`${file}, line ${error.line}: ${error.message}.`)
    }
  }
  for (const group of groupsOf(articles).values()) mistakes.push(...doublesIn(group))
  refuseFor(mistakes)
  return articles
}

const groupsOf = (articles: readonly Article[]) => Map.groupBy(articles, ({ key }) => key)

function doublesIn(group: readonly Article[]): string[] {
  const first = new Map<Locale, string>()
  return group.flatMap(({ locale, file, key }) => {
    const before = first.get(locale)
    first.set(locale, before ?? file)
    return before
      ? [`${file}, line 1: “${key}” is there in this language already, in ${before}.`]
      : []
  })
}

class MarkdownReader {
  readonly #left: string[] = []
  readonly #pictures = new Map<string, Picture>()
  readonly #names = {
    categories: new Map<string, Name>(),
    tags: new Map<string, Name>(),
    authors: new Map<string, Name>(),
  }
  readonly #addresses = new Map<string, string>()
  readonly #slugs = new Map<Article, string>()
  readonly #folder: string
  readonly #author: string | undefined
  readonly #articles: Article[]

  constructor(folder: string, { author }: MarkdownOptions, articles: Article[]) {
    this.#folder = folder
    this.#author = author
    this.#articles = articles
  }

  read(): Foreign {
    const slugOf = freeSlugs()
    for (const one of this.#articles) {
      const slug = slugOf(one.locale, kindOf(one), one.fields.slug ?? '', one.fields.title)
      this.#slugs.set(one, slug)
      const collection = one.isPage ? 'block-pages' : 'posts'
      this.#addresses.set(one.file, `${localePrefix(one.locale)}${pathOf(collection, slug)}`)
    }
    const texts = [...groupsOf(this.#articles).values()].map((group) => this.#text(group))
    return {
      categories: [...this.#names.categories.values()],
      tags: [...this.#names.tags.values()],
      authors: [...this.#names.authors.values()],
      pictures: [...this.#pictures.values()],
      texts,
      redirects: [],
      left: this.#left,
    }
  }

  #text(group: Article[]): Text {
    const [first] = group as [Article]
    const named = (
      kind: 'categories' | 'tags' | 'authors',
      of: (one: Article) => string[] | undefined,
    ) => this.#namesOf(kind, group, of)
    // Its own words for the cover come before those of the text.
    const cover = group.map((one) => this.#coverOf(one)).find(Boolean)
    return {
      kind: kindOf(first),
      key: `markdown ${first.key}`,
      where: first.file,
      sides: Object.fromEntries(group.map((one) => [one.locale, this.#side(one)])),
      categories: named('categories', ({ fields }) => fields.categories ?? fields.category),
      tags: named('tags', ({ fields }) => fields.tags),
      authors: named(
        'authors',
        ({ fields }) => fields.authors ?? fields.author ?? [this.#author ?? defaultAuthor],
      ),
      cover,
      isPinned: group.some(({ fields }) => fields.pinned),
    }
  }

  /** A list in both languages names the same things in the same order; where it does not, each stands for itself. */
  #namesOf(
    kind: 'categories' | 'tags' | 'authors',
    group: readonly Article[],
    of: (one: Article) => string[] | undefined,
  ): string[] {
    const lists = group.map((one) => ({ locale: one.locale, names: of(one) ?? [] }))
    const isPaired = lists.length > 1 && new Set(lists.map(({ names }) => names.length)).size === 1
    const [first] = lists
    const rows =
      isPaired && first
        ? first.names.map((_, index) =>
            lists.map(({ locale, names }) => ({ locale, name: names[index] ?? '' })),
          )
        : lists.flatMap(({ locale, names }) => names.map((name) => [{ locale, name }]))
    return [...new Set(rows.map((row) => this.#name(kind, row)))]
  }

  #name(kind: 'categories' | 'tags' | 'authors', row: { locale: Locale; name: string }[]): string {
    const known = this.#names[kind]
    const same = [...known.values()].find((one) =>
      row.some(({ locale, name }) => one.names[locale] === name),
    )
    const key = same?.key ?? `markdown ${kind} ${row[0]?.name}`
    const found: Name = same ?? { key, names: {}, slugs: {} }
    // Whoever writes is called the same in the language in which nobody has named them.
    const both = kind === 'authors' ? authorInBoth(row) : row
    for (const { locale, name } of both) {
      found.names[locale] ??= name
      found.slugs[locale] ??= locale === 'ar' ? arabicSlug(name) : latinSlug(name)
    }
    known.set(key, found)
    return key
  }

  #side(article: Article): Side {
    const { fields, locale, file } = article
    const html = marked.parse(article.body, { async: false, gfm: true })
    const body = toBlocks(html, {
      picture: (src, alt) => this.#picture(article, src, alt),
      link: (href) => this.#linkTo(article, href),
      leave: (what) => this.#left.push(`${file}: ${what} is not taken along.`),
      hasBareLines: false,
    })
    const paths = [...(fields.aliases ?? []), ...(fields.permalink ? [fields.permalink] : [])]
    const said = fields.description ?? fields.summary ?? fields.excerpt ?? ''
    return {
      title: titleOf(escaped(fields.title)),
      slug: this.#slugs.get(article) ?? locale,
      body,
      excerpt:
        excerptOf(escaped(fields.excerpt ?? fields.summary ?? fields.description ?? ''), html) ||
        fields.title,
      description: descriptionOf(said),
      isPublished: !fields.draft,
      publishedAt: fields.date,
      oldPaths: paths.flatMap((path) => pathIn(path) ?? []),
    }
  }

  #coverOf(article: Article): string | undefined {
    const { cover, image, coverAlt } = article.fields
    const src = cover ?? image
    return src ? this.#picture(article, src, coverAlt ?? '') : undefined
  }

  /** Beside the file, or below the folder where it begins with a slash; never outside of the folder. */
  #picture({ file, locale }: Article, src: string, alt: string): string | undefined {
    if (/^https?:/i.test(src)) return this.#take(src, { url: src }, locale, alt)
    const plain = decoded(src.split(/[?#]/)[0] ?? '')
    const place = plain.startsWith('/')
      ? resolve(this.#folder, `.${plain}`)
      : resolve(this.#folder, dirname(file), plain)
    const way = relative(this.#folder, place)
    if (plain === '' || way.startsWith('..') || !existsSync(place)) {
      this.#left.push(`${file}: there is no picture ${src}.`)
      return undefined
    }
    return this.#take(way.split(sep).join('/'), { file: place }, locale, alt)
  }

  #take(name: string, from: Picture['from'], locale: Locale, alt: string): string {
    const key = `markdown ${name}`
    const known: Picture = this.#pictures.get(key) ?? { key, alts: {}, from }
    if (alt.trim()) known.alts[locale] ??= alt.trim()
    this.#pictures.set(key, known)
    return key
  }

  /** A link to another file of the folder leads to where that one stands from now on. */
  #linkTo({ file }: Article, href: string): string | undefined {
    if (/^(?:[a-z][a-z+.-]*:|#|\/\/)/i.test(href)) return href
    const [path = '', hash] = decoded(href).split('#')
    const target = relative(this.#folder, resolve(this.#folder, dirname(file), path))
    const found = this.#addresses.get(target.split(sep).join('/').normalize('NFC'))
    if (found) return hash ? `${found}#${hash}` : found
    return href.startsWith('/') ? href : undefined
  }
}

const defaultAuthor = 'فريق التحرير'

const kindOf = ({ isPage }: Article): Text['kind'] => (isPage ? 'page' : 'post')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const authorInBoth = (row: readonly { locale: Locale; name: string }[]) => {
  const name = row[0]?.name ?? ''
  const named = new Set(row.map(({ locale }) => locale))
  const others = (['ar', 'en'] as const).filter((locale) => !named.has(locale))
  return [...row, ...others.map((locale) => ({ locale, name }))]
}
