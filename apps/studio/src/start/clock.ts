/** How long something waits, is late or has left, in words: `قبل ساعتين`, `in 3 days`. */
import {
  choosePlural,
  type EnglishPluralForms,
  type Formatter,
  type PluralForms,
} from '@wajiha/arabic'

type Locale = 'ar' | 'en'

const hour = 3_600_000
const units = [
  ['day', 24 * hour],
  ['hour', hour],
  ['minute', 60_000],
] as const

type Forms = { ar: PluralForms; en: EnglishPluralForms }

/** In Arabic as they stand after a word that governs them: `قبل ساعتين`. */
const forms: Record<(typeof units)[number][0], Forms> = {
  day: {
    ar: {
      zero: 'أقلّ من يوم',
      one: 'يوم',
      two: 'يومين',
      few: '{n} أيّام',
      many: '{n} يومًا',
      other: '{n} يوم',
    },
    en: { one: '{n} day', other: '{n} days' },
  },
  hour: {
    ar: {
      zero: 'أقلّ من ساعة',
      one: 'ساعة',
      two: 'ساعتين',
      few: '{n} ساعات',
      many: '{n} ساعة',
      other: '{n} ساعة',
    },
    en: { one: '{n} hour', other: '{n} hours' },
  },
  minute: {
    ar: {
      zero: 'دقيقة',
      one: 'دقيقة',
      two: 'دقيقتين',
      few: '{n} دقائق',
      many: '{n} دقيقة',
      other: '{n} دقيقة',
    },
    en: { one: '{n} minute', other: '{n} minutes' },
  },
}

/** A length of time in its largest whole unit; never less than a minute. */
export function spanText(ms: number, locale: Locale, figures: Formatter): string {
  const past = Math.max(Math.abs(ms), 60_000)
  const [unit, size] = units.find(([, one]) => past >= one) ?? units[2]
  const count = Math.floor(past / size)
  return choosePlural(forms[unit][locale], count, locale).replace('{n}', figures.number(count))
}
