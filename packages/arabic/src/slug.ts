/**
 * The last part of an address, from a title. Arabic stays Arabic: people read and share it. Sixty
 * Arabic letters are 320 characters once encoded, hence the limit (ARABIC-05).
 * None of these throws; a title with nothing to keep gives `''`, and the caller decides what then.
 */
import { foldDigits } from './digits.ts'
import { normaliseSafely } from './limit-marks.ts'
import { normaliseForSearch } from './normalise-for-search.ts'
import { removeMarks } from './strip-marks.ts'
import { plainLatinLetters, transliterate } from './transliterate.ts'

/** The longest slug, in characters. */
export const slugLimit = 60

/** A title is read this far, in UTF-16 units: a hundred kilobytes cannot change sixty characters. */
const readingLimit = 2000

// Shapes that old PDF files and mathematics use in place of plain letters: ﻣ, ﷲ, U+1EE0D.
const presentationForms = /[\u0675-\u0678\uFB50-\uFDFF\uFE70-\uFEFC\u{1EE00}-\u{1EEFF}]/gu

// Dropped inside a word, so that «don't» is one word. Anything else unknown parts two words.
const dropped = /[\p{M}\p{Cf}'’ʼ`]/gu

const parting = /[^[\p{Script=Arabic}&&\p{L}&&[\u0600-\u08FF]]a-z0-9]+/gv

/**
 * An Arabic address part: `'شَركة النُّور ٢٠٢٦'` → `'شركة-النور-2026'`. Keeps Arabic letters as written
 * (hamza included), digits as 0-9 and Latin letters in lower case; at most 60 characters, cut
 * between words where there is a choice. Its own result comes back unchanged.
 */
export function arabicSlug(text: string): string {
  return cutBetweenWords(hyphenate(text))
}

/**
 * A Latin address part, in ASCII: `'شركة النور'` → `'shrka-alnur'`, `'Café ٢'` → `'cafe-2'`. The table is in
 * `transliteration.data.ts`. Scripts other than Arabic and Latin are left out.
 */
export function latinSlug(text: string): string {
  const latin = transliterate(text.slice(0, readingLimit))
  return cutBetweenWords(hyphenate(latin).replace(/[^a-z0-9]+/g, '-'))
}

/**
 * The form under which a slug is looked up, so that a mistyped hamza still finds its page:
 * `'أخبار-الشركة'` and `'اخبار-الشركه'` share `'اخبار-الشركه'`. Takes a decoded path part or a slug.
 */
export function slugMatchKey(slug: string): string {
  return normaliseForSearch(arabicSlug(slug))
}

function hyphenate(text: string): string {
  const plain = foldDigits(normaliseSafely(text.slice(0, readingLimit), 'NFC'))
    .replace(presentationForms, (letter) => letter.normalize('NFKC'))
    .replace(/[\p{Script=Latin}--[a-zA-Z]]+/gv, plainLatinLetters)
  return trimHyphens(removeMarks(plain.toLowerCase()).replace(dropped, '').replace(parting, '-'))
}

function cutBetweenWords(slug: string): string {
  const trimmed = trimHyphens(slug)
  if (trimmed.length <= slugLimit) return trimmed
  const end = trimmed.lastIndexOf('-', slugLimit)
  return trimmed.slice(0, end > 0 ? end : slugLimit)
}

function trimHyphens(slug: string): string {
  return slug.replace(/^-/, '').replace(/-$/, '')
}
