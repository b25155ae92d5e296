/**
 * Digits that people type and digits that people read. Keyboards in the region produce three
 * systems: 0-9, Arabic-Indic ٠-٩ and Persian ۰-۹. Everything stored or checked is 0-9.
 */

/** Folds both eastern systems to 0-9: `'٠٥٠١٢٣٤٥٦٧'` and `'۰۵۰۱۲۳۴۵۶۷'` → `'0501234567'`. */
export function foldDigits(text: string): string {
  // The last four bits of both blocks (U+0660 and U+06F0) are the digit's value.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/**
 * Folds a written number to what `Number()` reads: `'١٬٢٣٤٫٥'` → `'1234.5'`, `'−٣'` → `'-3'`.
 * The Arabic thousands mark ٬ goes and the decimal mark ٫ becomes a point, only between digits.
 * Latin commas and the Arabic comma stay: nobody can tell which of the two marks they stand for.
 */
export function foldNumber(text: string): string {
  return foldDigits(text)
    .replace(/[\u061C\u200E\u200F]/g, '')
    .replace(/(?<=\d)٬(?=\d)/g, '')
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/\u2212(?=\d)/g, '-')
}

/** Writes every digit in the Arabic-Indic system: `'2026'` and `'۲۰۲۶'` → `'٢٠٢٦'`. */
export function toArabicDigits(text: string): string {
  return text.replace(/[0-9۰-۹]/g, (digit) =>
    String.fromCharCode(0x660 + (digit.charCodeAt(0) & 0xf)),
  )
}
