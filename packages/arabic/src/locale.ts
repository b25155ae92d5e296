/** A language the site speaks, exactly as it appears in addresses, cookies and `lang`. */
export type Locale = 'ar' | 'en'

/** The way a line runs, as the `dir` attribute spells it. */
export type Direction = 'rtl' | 'ltr'

/** Every language, the default first. */
export const locales = ['ar', 'en'] as const satisfies readonly Locale[]

/** Arabic: the language of every address without a prefix. */
export const defaultLocale = 'ar' satisfies Locale

/** Whether something from outside (a cookie, a path segment) names a language: `'ar'`, never `'AR'`. */
export function isLocale(value: unknown): value is Locale {
  return value === 'ar' || value === 'en'
}

/**
 * The language that something from outside asks for: English where it says so (`'en'`, `'en-GB'`),
 * Arabic for everything else.
 */
export function readLocale(value: unknown): Locale {
  return typeof value === 'string' && /^en(?:-|$)/i.test(value) ? 'en' : defaultLocale
}

/** What the addresses of a language begin with: nothing for Arabic, `'/en'` for English. */
export function localePrefix(locale: Locale): '' | '/en' {
  return locale === 'en' ? '/en' : ''
}

/** One of two wordings, the Arabic one first: `wordingIn(['نعم', 'Yes'], 'en')` → `'Yes'`. */
export function wordingIn<Words>(
  [arabic, english]: readonly [Words, Words],
  locale: Locale,
): Words {
  return locale === 'ar' ? arabic : english
}

/** What stands between the members of a written row: `'، '`, and `', '` in English. */
export function listComma(locale: Locale): string {
  return locale === 'ar' ? '، ' : ', '
}

/** The direction of a language's lines: `'rtl'` for Arabic, `'ltr'` for English. */
export function directionOf(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

/** The language that the switch leads to: English from Arabic, Arabic from English. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar'
}
