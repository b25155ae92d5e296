import type { Locale } from '@wajiha/arabic'
import type { Country } from './vocabulary.ts'

/** A country by its name in a language: (`SA`, ar) → المملكة العربية السعودية. */
export function country(code: string, locale: Locale): Country {
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(code)
  return { '@type': 'Country', name: name ?? code }
}
