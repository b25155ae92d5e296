import type { Unit } from './units.ts'
import { languageWords as words } from './words.ts'

/** What is left to do in a document, in one line. */
export function summaryOf(units: readonly Unit[]) {
  if (!units.some(({ words: { ar, en } }) => ar || en)) return words.nothingYet
  const count = (state: Unit['state']) => units.filter((unit) => unit.state === state).length
  const [stale, missing] = [count('stale'), count('missing')]
  return stale + missing === 0 ? words.allCurrent : words.remaining(stale, missing)
}
