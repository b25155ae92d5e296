/**
 * Numbers, pinned. A bare `ar` (or `ar-MA`, `ar-LB`) leaves digits and separators to the region and to
 * the engine's version, so the numbering system is always named and the region never is.
 */
import { cached } from './cached.ts'
import { toArabicDigits } from './digits.ts'
import type { Locale } from './locale.ts'

/** The digits of Arabic text, a setting of the site: `latn` is 0-9, `arab` is ٠-٩. */
export type Numerals = 'latn' | 'arab'

/** The Arabic sign, and a letter mark (U+061C) that keeps it on its side wherever the number lands. */
const percentSign = '٪\u061C'

/** The language tag of numbers: `ar-u-nu-arab`. English always counts in 0-9. */
export function numberTag(locale: Locale, numerals: Numerals): string {
  return locale === 'ar' ? `ar-u-nu-${numerals}` : 'en-u-nu-latn'
}

/** The number format of a language, made once per set of options. Negative zero loses its sign. */
export function numberFormat(
  locale: Locale,
  numerals: Numerals,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const tag = numberTag(locale, numerals)
  return cached(
    `number ${tag} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(tag, { signDisplay: 'negative', ...options }),
  )
}

/**
 * A whole number too small for separators, without `Intl`: the first number format that a page makes takes
 * 25 ms, on a phone 100. Nothing for any other number.
 */
export function smallNumber(value: number, locale: Locale, numerals: Numerals): string | undefined {
  if (!Number.isInteger(value) || value < 0 || value > 999) return undefined
  return locale === 'ar' && numerals === 'arab' ? toArabicDigits(`${value}`) : `${value}`
}

/** A share in hundredths, the sign after the number: 0.256 → `'٢٦٪'`, and `'26%'` in English. */
export function percentText(
  ratio: number,
  locale: Locale,
  numerals: Numerals,
  decimals: number,
): string {
  const format = numberFormat(locale, numerals, {
    style: 'percent',
    maximumFractionDigits: decimals,
  })
  if (locale === 'en') return format.format(ratio)
  const parts = format.formatToParts(ratio).filter(({ type }) => type !== 'literal')
  return parts.map(({ type, value }) => (type === 'percentSign' ? percentSign : value)).join('')
}

/** A sum of money, or `''` when the currency is not three letters. Whole sums have no decimals. */
export function currencyText(
  amount: number,
  currency: string,
  locale: Locale,
  numerals: Numerals,
): string {
  return currencyFormat(currency, locale, numerals)?.format(amount) ?? ''
}

/** Money from one sum to another, its currency named once; `join` says how two figures make a span. */
export function currencyRangeText(
  [from, to]: readonly [from: number, to: number],
  currency: string,
  locale: Locale,
  numerals: Numerals,
  join: (from: string, to: string) => string,
): string {
  const format = currencyFormat(currency, locale, numerals)
  if (!format) return ''
  const [first, last] = [figures(format, from), figures(format, to)]
  return format.format(to).replace(last, () => join(first, last))
}

function currencyFormat(currency: string, locale: Locale, numerals: Numerals) {
  if (!/^[a-z]{3}$/i.test(currency)) return undefined
  return numberFormat(locale, numerals, {
    style: 'currency',
    currency: currency.toUpperCase(),
    trailingZeroDisplay: 'stripIfInteger',
  })
}

/** The figures of a sum without its currency: `'٥٥٬٠٠٠'`. */
function figures(format: Intl.NumberFormat, amount: number): string {
  const parts = format.formatToParts(amount)
  return parts.flatMap(({ type, value }) => (inFigures.has(type) ? value : [])).join('')
}

const inFigures = new Set<string>(['integer', 'group', 'decimal', 'fraction'])
