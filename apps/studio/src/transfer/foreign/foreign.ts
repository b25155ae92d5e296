/** Content of another system, read and checked, before any of it is stored. */
import type { Locale } from '@wajiha/arabic'
import type { KeyedRichText } from '../../content/rich-text/to-lexical.ts'

/** One language of a text. */
export type Side = {
  title: string
  /** As it will stand in the address. */
  slug: string
  body: KeyedRichText
  excerpt: string
  description?: string | undefined
  isPublished: boolean
  /** ISO 8601; one to come is waited for. */
  publishedAt?: string | undefined
  /** Paths at which it stood, decoded: `/2024/05/دليل`. */
  oldPaths: string[]
}

export type Text = {
  kind: 'post' | 'page'
  /** By which it is known again. */
  key: string
  /** Where it stands in what was brought, for sentences about it. */
  where: string
  sides: Partial<Record<Locale, Side>>
  categories: string[]
  tags: string[]
  authors: string[]
  cover?: string | undefined
  isPinned: boolean
}

/** A category, tag or author, by its name in each language that it has one in. */
export type Name = {
  key: string
  names: Partial<Record<Locale, string>>
  slugs: Partial<Record<Locale, string>>
  parent?: string | undefined
}

export type Picture = {
  key: string
  alts: Partial<Record<Locale, string>>
  /** Where its bytes are: a file here, or an address to fetch it from. */
  from: { file: string } | { url: string }
}

export type Foreign = {
  categories: Name[]
  tags: Name[]
  authors: Name[]
  pictures: Picture[]
  texts: Text[]
  /** Beside those of the texts; `from` is a decoded path. */
  redirects: { from: string; to: string }[]
  /** What was not taken along and why, a sentence each. */
  left: string[]
}

export const localesOf = (sides: Partial<Record<Locale, unknown>>): Locale[] =>
  (['ar', 'en'] as const).filter((locale) => sides[locale] !== undefined)
