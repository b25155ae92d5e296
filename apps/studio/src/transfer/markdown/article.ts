/** One file of Markdown: which text it is, in which language, and what it says of itself. */
import type { Locale } from '@wajiha/arabic'
import { z } from 'zod'
import { FrontMatterMistake, readFrontMatter } from './front-matter.ts'

const words = z.union([z.string(), z.number()]).transform((value) => String(value).trim())
const list = z
  .union([words.transform((value) => value.split(/[,،]/)), z.array(words)])
  .transform((values) => values.map((value) => value.trim()).filter(Boolean))
const moment = z.union([z.date(), z.string()]).transform((value, context) => {
  const date = new Date(value)
  if (!Number.isNaN(date.getTime())) return date.toISOString()
  context.addIssue({ code: 'custom', message: 'is no date such as 2026-05-31' })
  return z.NEVER
})

/** Names of Hugo, Jekyll, Astro and Eleventy for the same things; what else stands there is left alone. */
const fieldsSchema = z.looseObject({
  title: words.pipe(z.string().min(1, 'is empty')),
  slug: words.optional(),
  date: moment.optional(),
  lang: words.optional(),
  language: words.optional(),
  translationKey: words.optional(),
  key: words.optional(),
  type: z.string().optional(),
  categories: list.optional(),
  category: list.optional(),
  tags: list.optional(),
  description: words.optional(),
  excerpt: words.optional(),
  summary: words.optional(),
  cover: words.optional(),
  coverAlt: words.optional(),
  image: words.optional(),
  author: list.optional(),
  authors: list.optional(),
  aliases: list.optional(),
  permalink: words.optional(),
  draft: z.boolean().optional(),
  pinned: z.boolean().optional(),
})

export type Article = {
  /** Its path below the folder: `ar/دليل.md`. */
  file: string
  locale: Locale
  /** The same for its translation. */
  key: string
  isPage: boolean
  fields: z.output<typeof fieldsSchema>
  body: string
}

/** @throws {FrontMatterMistake} with its line. */
export function readArticle(file: string, source: string, chosen: Locale | undefined): Article {
  const { fields, body } = readFrontMatter(source)
  const read = fieldsSchema.safeParse(fields)
  if (!read.success) throw mistakeIn(read.error, source)
  const place = placeOf(file)
  const said = read.data.lang ?? read.data.language
  const locale = said ? localeOf(said) : (place.locale ?? chosen)
  if (!locale)
    throw new FrontMatterMistake(
      lineOf(source, said ? 'lang' : 'title'),
      said
        ? `“${said}” is no language of the site: write ar or en`
        : 'nothing says its language: write lang: ar, name the file .ar.md, lay it into a folder ar, or say --language ar',
    )
  const key = read.data.translationKey ?? read.data.key ?? place.key
  return { file, locale, key, isPage: read.data.type === 'page', fields: read.data, body }
}

const localeOf = (code: string): Locale | undefined =>
  (['ar', 'en'] as const).find((one) => new RegExp(`^${one}(?:$|[-_])`, 'i').test(code))

/** `ar/دليل/index.md` and `دليل/index.ar.md` are both the Arabic of `دليل`. */
function placeOf(file: string): { key: string; locale: Locale | undefined } {
  const parts = file.replace(/\.(?:md|markdown)$/i, '').split('/')
  const name = parts.pop() ?? ''
  const [, stem = name, ending = ''] = /^(.*)\.(ar|en)$/i.exec(name) ?? []
  const folder = parts.find((part) => localeOf(part) && part.length === 2)
  const rest = parts.filter((part) => part !== folder)
  const whole = stem === 'index' && rest.length > 0 ? rest : [...rest, stem]
  return { key: whole.join('/'), locale: localeOf(ending || (folder ?? '')) }
}

function mistakeIn({ issues }: z.ZodError, source: string): FrontMatterMistake {
  const [first] = issues
  const name = String(first?.path[0] ?? 'title')
  const isMissing = lineOf(source, name) === 1
  const what = isMissing ? `“${name}” is missing` : `“${name}”: ${first?.message}`
  return new FrontMatterMistake(lineOf(source, name), what)
}

/** Where a field stands; the first line where it does not. */
const lineOf = (source: string, name: string): number =>
  Math.max(
    source.split(/\r?\n/).findIndex((line) => line.startsWith(`${name}:`)),
    0,
  ) + 1
