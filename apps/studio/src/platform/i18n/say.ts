/** Every word of the studio exists in both languages; these two keep it short to write. */
import { rowsOf } from '../objects.ts'

export type Said = { ar: string; en: string }

/** A label: `say('العنوان', 'Title')`. */
export const say = (ar: string, en: string): Said => ({ ar, en })

/** Options of a select: `choices({ web: ['الويب', 'Web'] })`. */
export function choices<Value extends string>(words: Record<Value, readonly [string, string]>) {
  return rowsOf(words).map(([value, [ar, en]]) => ({ value, label: say(ar, en) }))
}
