/** Finds what is Arabic inside a text of another language. */

// The blocks of Arabic letters, digits and punctuation, and the joiners that shape them.
const sign = '[\\u0600-\\u06FF\\u0750-\\u077F\\u08A0-\\u08FF\\uFB50-\\uFDFF\\uFE70-\\uFEFC]'
const word = `\\u200D?${sign}(?:${sign}|[\\u200C\\u200D])*`
// What stands between words of one passage. A Latin comma or quotation mark is of the text around it.
const between = '[\\s.:!\u2026/()«»\u2013\u2014-]'
const run = new RegExp(`(${word}(?:${between}+${word})*)`)
const wholly = new RegExp(`^${sign}[\\P{L}\\p{Script=Arabic}]*$`, 'u')

/**
 * Splits a text at its runs of Arabic: every second part is one. Words with spaces or a full stop
 * between them are one run; where there is no other script, all of it is, with the signs at its end.
 * `'The word مدّ is old.'` → `['The word ', 'مدّ', ' is old.']`
 */
export const splitArabic = (text: string): string[] =>
  wholly.test(text) ? ['', text, ''] : text.split(run)
