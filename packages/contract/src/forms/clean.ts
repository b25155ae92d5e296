/** What was typed, made fit to be stored: nothing invisible that can hide, reorder or break a text. */
import { stripBidiControls } from '@wajiha/arabic'

// Line breaks and tabs are the only control characters that a text may keep.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g

/** Longest run of combining marks that any language writes, and more (Unicode TR15, stream-safe). */
const longMarks = /(\p{M}{30})\p{M}+/gu

/**
 * A text of several lines: NFC, line ends as `\n`, no control characters, no bidi controls, trimmed.
 * A lone surrogate becomes U+FFFD. `'\u202eمرحبا\r\n'` → `'مرحبا'`.
 */
export function cleanText(text: string): string {
  const whole = text.toWellFormed().replace(/\r\n?/g, '\n').replace(controls, '')
  return stripBidiControls(whole).replace(longMarks, '$1').normalize('NFC').trim()
}

/** A text of one line: as {@link cleanText}, with every run of space as one space. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/\s/g, ' ')).replace(/\s+/g, ' ').trim()
}

/** Length as people count: `'👍🏽'` is 2 code points, `'محمّد'` is 5. */
export const lengthOf = (text: string) => [...text].length
