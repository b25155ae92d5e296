/** Which way a piece of text runs, decided from its letters. Digits and punctuation have no say. */
import { type Direction, directionOf, type Locale } from './locale.ts'

// Scripts that run right to left and are in living use, from Unicode's Bidi_Class R and AL.
const rtlLetter =
  /[[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]&&\p{L}]/v

const strongOrIsolate = /[\p{L}\u061C\u200E\u200F\u2066-\u2069]/gu

/**
 * The direction of the first letter, skipping isolated parts, as browsers do for `dir="auto"`;
 * `undefined` when there is none. `'مرحبا Ali'` → `'rtl'`, `'SEO للشركات'` → `'ltr'`, `'٢٠٢٦'` → `undefined`.
 * Source: rules P2 and P3 of https://unicode.org/reports/tr9/
 */
export function baseDirection(text: string): Direction | undefined {
  let isolates = 0
  for (const [sign] of text.matchAll(strongOrIsolate)) {
    if (sign >= '\u2066' && sign <= '\u2068') isolates += 1
    else if (sign === '\u2069') isolates = Math.max(0, isolates - 1)
    else if (isolates === 0) return strongDirection(sign)
  }
  return undefined
}

/**
 * The direction of a paragraph in a document. The document's own letters decide wherever they
 * stand: in an Arabic document `'SEO ليس سحرًا'` stays `'rtl'`, and only a paragraph with Latin letters and no
 * Arabic ones turns `'ltr'`. English documents mirror this. Without letters, the document decides.
 */
export function paragraphDirection(text: string, documentLocale: Locale): Direction {
  const own = directionOf(documentLocale)
  const found = new Set<Direction>()
  for (const [letter] of text.matchAll(/\p{L}/gu)) {
    const direction = strongDirection(letter)
    if (direction === own) return own
    found.add(direction)
  }
  const [other] = found
  return other ?? own
}

/** What a contact detail holds. Handles are user names on social networks. */
export type ContactKind = 'phone' | 'email' | 'url' | 'handle' | 'name' | 'address'

/**
 * The `dir` of a contact detail or its field: phones, e-mails, addresses of sites and handles run
 * left to right in every language; names and street addresses follow their own letters.
 */
export function contactTextDirection(kind: ContactKind): 'ltr' | 'auto' {
  return kind === 'name' || kind === 'address' ? 'auto' : 'ltr'
}

function strongDirection(sign: string): Direction {
  if (sign === '\u200E') return 'ltr'
  if (sign === '\u200F' || sign === '\u061C') return 'rtl'
  return rtlLetter.test(sign) ? 'rtl' : 'ltr'
}
