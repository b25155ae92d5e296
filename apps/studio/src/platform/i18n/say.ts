/** Every word of the studio exists in both languages; these two keep it short to write. */
import { entriesOf } from '@wajiha/contract/records'

export type Said = { ar: string; en: string }

/** Whether a label of Payload's, which may also be a text or a function, is said in both languages. */
export const isSaid = (label: unknown): label is Said =>
  typeof label === 'object' &&
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
