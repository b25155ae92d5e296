import type { Locale, Slugs } from '@wajiha/contract'

/** The same path in every language a page is published in. */
export const samePath = (path: string, languages: readonly Locale[] = ['ar', 'en']) =>
  Object.fromEntries(languages.map((locale) => [locale, path])) as Partial<Record<Locale, string>>

/** One path per language, from the slugs of a document: (`/blogs`, { ar: 'مدّ' }) → { ar: '/blogs/مدّ' }. */
export function slugPaths(base: string, slugs: Slugs): Partial<Record<Locale, string>> {
  const path = (slug: string | undefined) => slug && `${base}/${slug}`
  return { ar: path(slugs.ar), en: path(slugs.en) } as Partial<Record<Locale, string>>
}
