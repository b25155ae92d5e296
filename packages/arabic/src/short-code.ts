import { stripBidiControls } from './bidi.ts'
import { foldDigits } from './digits.ts'

/** What generated codes are made of: nothing that can be misread (no 0 and O, no 1, I and l). */
export const shortCodeAlphabet = '23456789abcdefghjkmnpqrstuvwxyz'

const latinCode = /^[A-Za-z0-9_-]{3,64}$/
const arabicCode = /^[[\p{Script=Arabic}&&\p{L}&&[\u0600-\u08FF]]0-9_\-]{3,64}$/v

/**
 * The form under which a short link's code is looked up: NFC, digits 0-9, lower case, no bidi
 * controls. `'Offer٢'` → `'offer2'`. Text too long for any code is `''` (LINK-02).
 */
export function shortCodeKey(code: string): string {
  if (code.length > 256) return ''
  return foldDigits(stripBidiControls(code).toWellFormed().normalize('NFC')).toLowerCase()
}

/**
 * Whether a code can be given to a short link: 3 to 64 of `A-Z a-z 0-9 _ -`, or of Arabic letters with
 * `0-9 _ -`, never both alphabets at once: `'summer-26'` and `'عرض-الصيف'`, not `'عرضSale'`.
 */
export function isShortCode(code: string): boolean {
  const key = shortCodeKey(code)
  return latinCode.test(key) || arabicCode.test(key)
}
