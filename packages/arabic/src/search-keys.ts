import { normaliseForSearch } from './normalise-for-search.ts'

/** Words joined in front of another word, longest first: "and the", "so the", "with the" … "for". */
const clitics = ['وال', 'فال', 'بال', 'كال', 'لل', 'ال', 'و', 'ف', 'ب', 'ل'] as const

/** A word must keep this many letters without its clitic, or `'بيت'` would be found under `'يت'`. */
const lettersToKeep = 3

/** A query is read this far, in UTF-16 units: nobody types more, and a hostile one costs nothing. */
export const queryLimit = 256

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** The normalised words of a text, in order, repeats kept: `'كتابٌ، وقلمٌ!'` → `['كتاب', 'وقلم']`. */
export function searchTokens(text: string): string[] {
  return normaliseForSearch(text).match(wordPattern) ?? []
}

/**
 * What a word is found under: itself, and itself without one leading clitic when at least three
 * letters remain. `'والتصميم'` → `['والتصميم', 'تصميم']`, `'بيت'` → `['بيت']`. Takes any spelling; a
 * word of no letters or digits has no keys.
 */
export function searchKeys(word: string): string[] {
  const folded = normaliseForSearch(word)
  if (folded === '') return []
  const [clitic] = cliticsOf(folded)
  return clitic === undefined ? [folded] : [folded, folded.slice(clitic.length)]
}

/** The forms in which a folded text may hold a word: its words that open so, and those that are so. */
export type SearchForms = { opening: string[]; whole: string[] }

/**
 * What an index of folded words is asked for, so that it names every text in which `scoreMatch` finds the word,
 * and few others: each way the word may be joined. `'تصميم'` → opening `['تصميم', 'والتصميم', …]`.
 */
export function searchForms(word: string): SearchForms {
  const [folded, bare] = searchKeys(searchTokens(word)[0] ?? '')
  if (folded === undefined) return { opening: [], whole: [] }
  const joined = (one: string) => [one, ...clitics.map((clitic) => clitic + one)]
  return { opening: joined(folded), whole: bare === undefined ? [] : joined(bare) }
}

/** Every clitic that a normalised word may open with, longest first: `'والتصميم'` → `['وال', 'و']`. */
export function cliticsOf(folded: string): string[] {
  return clitics.filter(
    (clitic) => folded.startsWith(clitic) && hasEnoughLetters(folded, clitic.length),
  )
}

function hasEnoughLetters(folded: string, from: number): boolean {
  // Five code units a letter are plenty; a hostile word is not walked to its end.
  const rest = folded.slice(from, from + lettersToKeep * 5)
  return (rest.match(/\p{L}/gu)?.length ?? 0) >= lettersToKeep
}
