import { cached } from './cached.ts'
import type { Locale } from './locale.ts'

/**
 * A comparison for `sort` in a language's own order, numbers by value: in Arabic `'أحمد'` comes before
 * `'باب'`, `'ملف ٢'` before `'ملف ١٠'`, and Arabic before Latin.
 */
export function compareIn(locale: Locale): (one: string, other: string) => number {
  return cached(`collator ${locale}`, () => new Intl.Collator(locale, { numeric: true })).compare
}
