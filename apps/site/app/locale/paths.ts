/** Addresses and languages in the app: what both sides know of them, and how its routes name a language. */
import { defaultLocale, type Locale } from '@wajiha/arabic'

export { localisedPath, prefixOf, withoutPrefix } from '@wajiha/contract/paths'

/** The value of the optional first segment: `undefined` for Arabic, as links are written. */
export type LocaleParam = Exclude<Locale, 'ar'> | undefined

export const localeParam = (locale: Locale): LocaleParam =>
  locale === defaultLocale ? undefined : locale
