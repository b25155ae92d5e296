/** A folder of Markdown, as static site generators keep it, with its pictures beside it. */
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { type Locale, localePrefix } from '@wajiha/arabic'
import { marked } from 'marked'
import { pathOf } from '../../content/mappers/paths.ts'
import type { Foreign, Side, Text } from '../foreign/foreign.ts'
import { decoded, descriptionOf, excerptOf, freeSlugs, pathIn, titleOf } from '../foreign/words.ts'
import { toBlocks } from '../html/to-blocks.ts'
import { refuseFor, TransferMistake } from '../mistake.ts'
import { type Article, readArticle } from './article.ts'
import { FrontMatterMistake } from './front-matter.ts'
import { type Kind, Names } from './names.ts'
import { Pictures } from './pictures.ts'

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
  readonly #pictures: Pictures
  readonly #names = new Names()
  readonly #addresses = new Map<string, string>()
  readonly #slugs = new Map<Article, string>()
  readonly #folder: string
  readonly #author: string | undefined
  readonly #articles: Article[]

  constructor(folder: string, { author }: MarkdownOptions, articles: Article[]) {
    this.#folder = folder
    this.#pictures = new Pictures(folder, this.#left)
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
      categories: [...this.#names.all.categories.values()],
      tags: [...this.#names.all.tags.values()],
      authors: [...this.#names.all.authors.values()],
      pictures: [...this.#pictures.all.values()],
      texts,
      redirects: [],
      left: this.#left,
    }
  }

  #text(group: Article[]): Text {
    const [first] = group as [Article]
    const named = (kind: Kind, of: (one: Article) => string[] | undefined) =>
      this.#names.of(kind, group, of)
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

  #side(article: Article): Side {
    const { fields, locale, file } = article
    const html = marked.parse(article.body, { async: false, gfm: true })
    const body = toBlocks(html, {
      picture: (src, alt) => this.#pictures.take(article, src, alt),
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
    return src ? this.#pictures.take(article, src, coverAlt ?? '') : undefined
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
