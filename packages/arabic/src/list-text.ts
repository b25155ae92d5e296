import { isolate } from './bidi.ts'
import { cached } from './cached.ts'
import { directionOf, type Locale } from './locale.ts'
import { baseDirection } from './text-direction.ts'

/**
 * Joins items as a sentence does: `'هوية وموقع وتطبيق'`, `'identity, site, and app'`. An item that runs the
 * other way is isolated, and و keeps a space before it: `'هوية و React'`, never `'هوية وReact'`.
 * Blank items are left out.
 */
export function listText(items: readonly string[], locale: Locale): string {
  const present = items.filter((item) => item.trim() !== '')
  const list = cached(`list ${locale}`, () => new Intl.ListFormat(locale))
  let text = ''
  for (const { type, value } of list.formatToParts(present)) {
    if (type === 'element' && text.endsWith(' و') && !startsArabic(value)) text += ' '
    text += type === 'element' ? keepOrder(value, locale) : value
  }
  return text
}

function keepOrder(item: string, locale: Locale): string {
  const direction = baseDirection(item)
  return direction && direction !== directionOf(locale) ? isolate(item) : item
}

function startsArabic(item: string): boolean {
  return /^\p{Script=Arabic}/u.test(item)
}
