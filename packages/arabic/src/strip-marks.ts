import { normaliseSafely } from './limit-marks.ts'

/**
 * Tashkeel and Quranic annotation: U+0610–061A, 064B–065F, 0670, 06D6–06ED.
 * The last range also holds two signs that are not marks (U+06DD, U+06DE), gone with their company.
 */
const tashkeel = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED]/g

const tatweel = /\u0640/g

// Soft hyphen, Arabic letter mark, zero-width characters and joiners, bidi controls, byte-order mark.
const invisible = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/**
 * Text without tashkeel and tatweel: `'مُحَمَّـــد'` → `'محمد'`. The letters stay as they were typed.
 * Composes first (NFC), so a hamza typed as its own mark keeps its seat: `'ا' + U+0654` → `'أ'`.
 */
export function stripMarks(text: string): string {
  // A mark between a letter and its accent had kept them apart.
  return removeMarks(normaliseSafely(text, 'NFC')).normalize('NFC')
}

/** Text without characters that cannot be seen: bidi controls, zero-width joiners, soft hyphens. */
export function stripInvisible(text: string): string {
  return text.replace(invisible, '')
}

/** What {@link stripMarks} removes, on text that its caller has already composed. */
export function removeMarks(composed: string): string {
  return composed.replace(tashkeel, '').replace(tatweel, '')
}
