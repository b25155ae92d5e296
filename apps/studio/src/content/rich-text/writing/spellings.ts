/**
 * A word as people type it: Payload's menu compares what was typed letter for letter, so that a word of
 * ours is given to it in each of its spellings.
 */
import { normaliseForSearch } from '@wajiha/arabic'

/** The letters that people exchange, by the letter that search folds them to. */
const exchanged: Record<string, string> = { ا: 'اأإآ', ه: 'هة', ي: 'يىئ', و: 'وؤ' }

/** Longer words would have too many; theirs are the folded one and their own. */
const mostSpellings = 256

/** `'أسئلة'` → `'اسيله'`, `'أسئلة'`, `'اسئله'` … ; with vowel signs as they are written, and without. */
export function spellings(word: string): string[] {
  const folded = normaliseForSearch(word)
  const choices = [...folded].map((letter) => [...(exchanged[letter] ?? letter)])
  const count = choices.reduce((product, { length }) => product * length, 1)
  if (count > mostSpellings) return [...new Set([word, folded])]
  const all = choices.reduce<string[]>(
    (begun, letters) => begun.flatMap((start) => letters.map((letter) => start + letter)),
    [''],
  )
  return [...new Set([word, ...all])]
}
