import { normaliseForSearch } from './normalise-for-search.ts'

const longestWord = 64

/**
 * The word a visitor probably meant ("هل تقصد"), as the vocabulary spells it: `'تصمبم'` → `'تصميم'`.
 * One slip is forgiven up to five letters, two beyond; swapped neighbours are one slip.
 *
 * @param vocabulary Words in order of preference, usually the most frequent first.
 * @returns `undefined` when nothing is near, when the word is known, or when it has under three letters.
 */
export function suggestWord(word: string, vocabulary: Iterable<string>): string | undefined {
  const sought = normaliseForSearch(word)
  if (sought.length < 3 || sought.length > longestWord) return undefined
  let nearest = sought.length > 5 ? 3 : 2
  let suggestion: string | undefined
  for (const candidate of vocabulary) {
    const folded = normaliseForSearch(candidate)
    if (folded === sought) return undefined
    if (Math.abs(folded.length - sought.length) >= nearest) continue
    const slips = slipsBetween(sought, folded)
    if (slips < nearest) [nearest, suggestion] = [slips, candidate]
  }
  return suggestion
}

/** Optimal string alignment distance: insertions, deletions, replacements, swaps of neighbours. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const replaced = at(row, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next[j] = Math.min(at(row, j) + 1, at(next, j - 1) + 1, replaced)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) next[j] = Math.min(at(next, j), at(before, j - 2) + 1)
    }
    ;[before, row] = [row, next]
  }
  return at(row, other.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
