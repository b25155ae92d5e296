/** How long a text takes to read, and how to say it. */
import { cached } from './cached.ts'
import type { Locale } from './locale.ts'
import { minutesText } from './minutes-text.ts'
import { type Numerals, numberFormat } from './number-format.ts'

/** Words a minute, read silently. Source: BLOG-05. */
const wordsPerMinute: Readonly<Record<Locale, number>> = { ar: 180, en: 220 }

/**
 * The words of plain text as its language divides it: `'والتصميمُ فنٌّ، ببساطة.'` has 3. Marks and
 * punctuation count for nothing. 100 kB take about 2 ms.
 */
export function countWords(text: string, locale: Locale): number {
  const words = cached(`words ${locale}`, () => new Intl.Segmenter(locale, { granularity: 'word' }))
  let count = 0
  for (const { isWordLike } of words.segment(text)) if (isWordLike) count += 1
  return count
}

/** Whole minutes to read plain text, rounded up. Text without words takes 0; never throws. */
export function readingMinutes(text: string, locale: Locale): number {
  return Math.ceil(countWords(text, locale) / wordsPerMinute[locale])
}

/**
 * A reading time in words: `'دقيقة واحدة'`, `'دقيقتان'`, `'٣ دقائق'`, `'١١ دقيقة'`; in English `'3 min read'`.
 * Zero is `'أقل من دقيقة'`. A number that is none gives `''`.
 *
 * @param numerals Digits of the Arabic text; English is always 0-9.
 */
export function readingTimeText(minutes: number, locale: Locale, numerals: Numerals): string {
  if (!Number.isFinite(minutes)) return ''
  if (locale === 'ar') return minutesText(minutes, locale, numerals)
  if (minutes === 0) return 'Less than a minute'
  return `${numberFormat(locale, numerals).format(minutes)} min read`
}
