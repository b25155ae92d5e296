/** Refuses wordings that the site could not say, in words that name each of them. */
import { locales, readLocale } from '@wajiha/arabic'
import { builtWords } from '@wajiha/contract/built-words'
import { mistakesIn, ownWordsSchema } from '@wajiha/contract/own-words'
import type { JSONFieldValidation } from 'payload'
import { fieldOf } from '../../platform/objects.ts'
import { languageNames, ownWordsSaid, sayMistake } from './words.ts'

export const validateOwnWords: JSONFieldValidation = (value, { req }) => {
  const language = readLocale(req.i18n?.language)
  const found = locales.flatMap((locale) => {
    const read = ownWordsSchema.safeParse(fieldOf(value, locale) ?? {})
    if (!read.success) return [ownWordsSaid.none[language]]
    return mistakesIn(builtWords[locale], read.data).map(
      ({ key, mistake }) =>
        `${key} (${languageNames[locale][language]}): ${sayMistake(mistake, language)}`,
    )
  })
  return found.length === 0 || found.slice(0, 5).join(' · ')
}
