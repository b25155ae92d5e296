/**
 * Which of our languages a browser would like best.
 * The order of the list is the priority and quality values are ignored: that is how the original
 * site behaves (behaviours, 2.4), and browsers already send their list in order.
 */
import { type Locale, locales } from './locale.ts'

/**
 * The tags of an `Accept-Language` header in their order: `'ar-SA, en;q=0.8'` → `['ar-SA', 'en']`.
 * A missing or empty header is an empty list; never throws.
 */
export function parseAcceptLanguage(header: string | null | undefined): string[] {
  if (!header) return []
  return header
    .split(',')
    .map((entry) => (entry.split(';', 1)[0] ?? '').trim())
    .filter((tag) => tag !== '')
}

/**
 * The best of our languages for a list of tags, or `undefined` when none fits.
 * An exact tag scores `1 - index / length`, a shared primary subtag `0.999 - index / length`: an
 * earlier `ar-SA` beats a later `en`, and at one position the exact tag wins.
 *
 * @param tags `navigator.languages` or {@link parseAcceptLanguage}, for example `['fr', 'ar-EG', 'en']` → `'ar'`.
 */
export function matchLocale(tags: readonly string[]): Locale | undefined {
  let best: { locale: Locale; score: number } | undefined
  for (const locale of locales) {
    const score = scoreOf(locale, tags)
    if (score !== undefined && (!best || score > best.score)) best = { locale, score }
  }
  return best?.locale
}

function scoreOf(locale: Locale, tags: readonly string[]): number | undefined {
  const exact = tags.findIndex((tag) => tag.trim().toLowerCase() === locale)
  const primary = tags.findIndex((tag) => primarySubtag(tag) === locale)
  if (primary < 0) return undefined
  const partial = 0.999 - primary / tags.length
  return exact < 0 ? partial : Math.max(partial, 1 - exact / tags.length)
}

function primarySubtag(tag: string): string | undefined {
  return tag.trim().toLowerCase().split('-', 1)[0]
}
