/**
 * Everything with digits that a reader sees goes through here, so that one setting of the site
 * decides how numbers, money, dates and hours look, on the server and in the browser alike.
 * What cannot be said (no number, no date, an unknown time zone) is `''`; nothing throws.
 */
import { isolateLtr } from './bidi.ts'
import {
  clockText,
  type DateLanguage,
  type DateOptions,
  dateRangeText,
  dateText,
  hijriText,
  type Months,
  timeText,
} from './date-format.ts'
import { foldDigits, toArabicDigits } from './digits.ts'
import { listText } from './list-text.ts'
import type { Locale } from './locale.ts'
import { minutesText } from './minutes-text.ts'
import {
  currencyRangeText,
  currencyText,
  type Numerals,
  numberFormat,
  percentText,
  smallNumber,
} from './number-format.ts'

/** The site's settings for figures. `prices` follows `numerals` unless it is set on its own. */
export type FormatterOptions = {
  locale: Locale
  numerals?: Numerals
  prices?: Numerals
  months?: Months
  hijri?: boolean
}

/** How many decimals at most; 0 to 20. */
export type NumberOptions = { decimals?: number }

/** See {@link createFormatter}. */
export type Formatter = ReturnType<typeof createFormatter>

/**
 * Makes the formatter of a language. Arabic takes ٠-٩ and يناير unless told otherwise; English always
 * counts in 0-9.
 *
 * @example
 * const figures = createFormatter({ locale: 'ar', numerals: 'arab', months: 'gregorian', hijri: true })
 * figures.dateWithHijri('2026-08-23') // '٢٣ أغسطس ٢٠٢٦ (١٠ ربيع الأول ١٤٤٨ هـ)'
 */
export function createFormatter(options: FormatterOptions) {
  const { locale, numerals = 'arab', prices = numerals, months = 'gregorian' } = options
  return {
    ...numberFormats(locale, numerals, prices),
    ...dateFormats({ locale, numerals, months }, options.hijri ?? false),
    /** Items as a sentence lists them: `'هوية وموقع وتطبيق'`. */
    list: (items: readonly string[]) => listText(items, locale),
  }
}

function numberFormats(locale: Locale, numerals: Numerals, prices: Numerals) {
  return {
    /** A number with separators: 1234.5 → `'١٬٢٣٤٫٥'`. */
    number: (value: number, { decimals = 3 }: NumberOptions = {}) =>
      say(value, () => {
        const options = { maximumFractionDigits: places(decimals) }
        return (
          smallNumber(value, locale, numerals) ??
          numberFormat(locale, numerals, options).format(value)
        )
      }),
    /** A ratio in hundredths: 0.256 → `'٢٦٪'`. */
    percent: (ratio: number, { decimals = 0 }: NumberOptions = {}) =>
      say(ratio, () => percentText(ratio, locale, numerals, places(decimals))),
    /** A large number in short: 12000 → `'١٢ ألف'`, `'12K'`. */
    compact: (value: number) =>
      say(value, () => numberFormat(locale, numerals, { notation: 'compact' }).format(value)),
    /** Money in the units of its ISO 4217 currency: (1200, 'SAR') → `'١٬٢٠٠ ر.س.'`. */
    currency: (amount: number, currencyCode: string) =>
      say(amount, () => currencyText(amount, currencyCode, locale, prices)),
    /** Money from one sum to another: (9000, 12000, 'SAR') → `'٩٬٠٠٠–١٢٬٠٠٠ ر.س.'`. */
    currencyRange: (from: number, to: number, currencyCode: string) => {
      const join = (first: string, last: string) => span(first, last, locale)
      if (!Number.isFinite(from)) return ''
      return say(to, () => currencyRangeText([from, to], currencyCode, locale, prices, join))
    },
    /** A span of numbers, kept left to right as ranges are: `'٩–١٧'`. */
    range: (from: number, to: number) => {
      const format = numberFormat(locale, numerals)
      return span(
        say(from, () => format.format(from)),
        say(to, () => format.format(to)),
        locale,
      )
    },
    /** Digits of a text that is no quantity, such as a year or a version: `'2026'` → `'٢٠٢٦'`. */
    digits: (text: string) =>
      locale === 'ar' && numerals === 'arab' ? toArabicDigits(text) : foldDigits(text),
    /** A length of time: `'دقيقتان'`, `'٣ دقائق'`. */
    minutes: (count: number) => say(count, () => minutesText(count, locale, numerals)),
  }
}

function dateFormats(language: DateLanguage, hijri: boolean) {
  const date = (iso: string, options: DateOptions = {}) => dateText(iso, language, options)
  return {
    /** A Gregorian date from ISO-8601: `'٢٣ أغسطس ٢٠٢٦'`. */
    date,
    /** The date, and its Hijri date in parentheses when the site shows them and a day is named. */
    dateWithHijri: (iso: string, options: DateOptions = {}) => {
      const gregorian = date(iso, options)
      const namesDay = options.style !== 'month-year' && options.style !== 'year'
      const secondary = hijri && namesDay && gregorian ? hijriText(iso, language, options) : ''
      return secondary ? `${gregorian} (${secondary})` : gregorian
    },
    /** Two dates as one: `'٢٣–٢٥ أغسطس ٢٠٢٦'`. */
    dateRange: (from: string, to: string, options: DateOptions = {}) =>
      dateRangeText(from, to, language, options),
    /** The hour of a moment, or of a clock time such as a branch's `'09:00'`: `'٩:٠٠ ص'`. */
    time: (value: string, { timeZone }: { timeZone?: string } = {}) =>
      timeText(value, language, timeZone),
    /** Opening hours on a twenty-four-hour clock, kept left to right: `'٩:٠٠–١٧:٠٠'`. */
    timeRange: (from: string, to: string, { timeZone }: { timeZone?: string } = {}) =>
      span(clockText(from, language, timeZone), clockText(to, language, timeZone), language.locale),
  }
}

function span(from: string, to: string, locale: Locale): string {
  if (from === '' || to === '') return ''
  return locale === 'ar' ? isolateLtr(`${from}–${to}`) : `${from}–${to}`
}

function say(value: number, text: () => string): string {
  return Number.isFinite(value) ? text() : ''
}

function places(decimals: number): number {
  return Math.min(20, Math.max(0, Math.trunc(decimals) || 0))
}
