import type { Locale } from './locale.ts'
import { type Numerals, numberFormat } from './number-format.ts'
import { choosePlural, type EnglishPluralForms, type PluralForms } from './plural.ts'

const inArabic: PluralForms = {
  zero: 'أقل من دقيقة',
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: '{n} دقائق',
  many: '{n} دقيقة',
  other: '{n} دقيقة',
}

const inEnglish: EnglishPluralForms = { one: '{n} minute', other: '{n} minutes' }

/** A length of time in minutes: `'دقيقتان'`, `'٣ دقائق'`, `'3 minutes'`; zero is less than one of them. */
export function minutesText(minutes: number, locale: Locale, numerals: Numerals): string {
  if (locale === 'en' && minutes === 0) return 'less than a minute'
  const form = choosePlural(locale === 'ar' ? inArabic : inEnglish, minutes, locale)
  return form.replace('{n}', numberFormat(locale, numerals).format(minutes))
}
