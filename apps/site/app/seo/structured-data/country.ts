import type { Locale } from '@wajiha/arabic'
import { countryName } from '#app/messages/country-names.ts'
import type { Country } from './vocabulary.ts'

/** A country by its name in a language: (`SA`, ar) → السعوديّة. */
export const country = (code: string, locale: Locale): Country => ({
  '@type': 'Country',
  name: countryName(locale, code),
})
