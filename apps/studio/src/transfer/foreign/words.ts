import { arabicSlug, type Locale, latinSlug } from '@wajiha/arabic'
import { plainText } from '../html/tree.ts'

const longestTitle = 200
const longestExcerpt = 200
const longestDescription = 320
/** So much of a text holds more words than a beginning needs, whatever markup is between them. */
const readForExcerpt = 4000

/** A text of one line, no longer than it may be, cut between words: `'كلمة كلمة …'`. */
export function cutTo(text: string, most: number): string {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  let cut = ''
  // No letter with its marks is cut in two.
  for (const { segment } of new Intl.Segmenter('ar').segment(line.slice(0, most + 1))) {
    if (cut.length + segment.length + 1 > most) break
    cut += segment
  }
  const space = cut.lastIndexOf(' ')
  return `${space > most / 2 ? cut.slice(0, space) : cut}…`
}

export const titleOf = (html: string): string => cutTo(plainText(html), longestTitle)

/** What is said of a text in lists: its own excerpt, else its beginning. */
export const excerptOf = (excerpt: string, body: string): string =>
  cutTo(plainText(excerpt) || plainText(body.slice(0, readForExcerpt)), longestExcerpt)

export const descriptionOf = (text: string): string | undefined =>
  cutTo(text, longestDescription) || undefined

/** How a title becomes an address, in each language. */
export const slugIn = { ar: arabicSlug, en: latinSlug } as const

/** An address part that is free: the written one, else the title's, with a number where two would be the same. */
export function freeSlugs(): (locale: Locale, kind: string, wish: string, title: string) => string {
  const used = new Set<string>()
  return (locale, kind, wish, title) => {
    const ofTitle = slugIn[locale](title)
    const base = arabicSlug(decoded(wish)) || ofTitle || kind
    let slug = base
    for (let number = 2; used.has(`${kind} ${locale} ${slug}`); number += 1)
      slug = `${base}-${number}`
    used.add(`${kind} ${locale} ${slug}`)
    return slug
  }
}

/** `%D8%AF` → `د`; what is no such writing stays. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC')
  } catch {
    return text
  }
}

/** The decoded path of an address or a path: `https://x.example/a/%D8%A8/` → `/a/ب`. */
export function pathIn(address: string): string | undefined {
  const url = URL.parse(address, 'http://here.invalid')
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  const path = decoded(url.pathname).replace(/\/+$/, '')
  return path === '' ? '/' : path
}
