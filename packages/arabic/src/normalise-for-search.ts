/**
 * The form in which words are compared: by search, by the studio's name lookup, by duplicate
 * checks. Readers never see it. Rules: ARABIC-04.
 */
import { foldDigits } from './digits.ts'
import { limitMarks, normaliseSafely } from './limit-marks.ts'
import { removeMarks, stripInvisible } from './strip-marks.ts'

/** Letters that people exchange while typing. ی and ک come from Persian and Urdu keyboards. */
const letterFolds: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  ی: 'ي',
  ک: 'ك',
}

/**
 * Folds text for comparison: NFKC, no marks, tatweel, invisible or control characters, one form
 * per letter, digits 0-9, lower case. `'أَحْمَـد ٢٠٢٦'` → `'احمد 2026'`, `'شَرِكَةُ النُّورِ'` → `'شركه النور'`.
 * Folding twice changes nothing more. Any string is accepted, and 100 kB take milliseconds.
 */
export function normaliseForSearch(text: string): string {
  const composed = normaliseSafely(stripInvisible(text), 'NFKC')
  const bare = stripInvisible(removeMarks(composed)).replace(controls, '')
  const folded = bare.replace(/[أإآٱىةؤئیک]/g, (letter) => letterFolds[letter] ?? letter)
  // Lower case can add marks (İ), and removing some can let others compose: settle both once more.
  return limitMarks(foldDigits(folded).toLowerCase()).normalize('NFKC')
}

// Controls other than tab and line breaks; NUL among them, which databases refuse in text.
const controls = /(?![\t\n\r])\p{Cc}/gu
