/** Every word of the studio exists in both languages; these two keep it short to write. */
import { entriesOf } from '@wajiha/contract/records'

export type Said = { ar: string; en: string }

/**
 * Whether a label of Payload's is said in both languages: as it was written, or as a function that carries
 * both (`platform/admin/present.ts`).
 */
export const isSaid = (label: unknown): label is Said =>
  (typeof label === 'object' || typeof label === 'function') &&
  label !== null &&
  'ar' in label &&
  'en' in label &&
  typeof label.ar === 'string' &&
  typeof label.en === 'string'

/** A label: `say('العنوان', 'Title')`. */
export const say = (ar: string, en: string): Said => ({ ar, en })

/** Options of a select: `choices({ web: ['الويب', 'Web'] })`. */
export function choices<Value extends string>(words: Record<Value, readonly [string, string]>) {
  return entriesOf(words).map(([value, [ar, en]]) => ({ value, label: say(ar, en) }))
}
