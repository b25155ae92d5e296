/**
 * Where a text answers a query, as ranges on the text the reader sees. Search compares folded
 * forms, which are shorter than what is printed; marking the folded text would slip off the words.
 */
import { normaliseForSearch } from './normalise-for-search.ts'
import { cliticsOf, queryLimit, searchKeys, searchTokens } from './search-keys.ts'

/** A part of a text in UTF-16 units, `end` excluded: `text.slice(start, end)`. */
export type TextRange = { start: number; end: number }

// A word in its printed form: letters, digits, marks, and the tatweel and joiners inside it.
const printedWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640\u200B-\u200F\u061C\u2060]*/gu

const letterWithMarks = /.[\p{M}\u0640\u200B-\u200F\u061C\u2060]*/gsu

/**
 * The ranges of `text` to mark for `query`, in order, never overlapping. A hit covers its tashkeel
 * and leaves the clitic before it alone: `'تصميم'` in `'والتَّصميمُ'` marks `'تَّصميمُ'`.
 * The beginning of a word counts as a hit; an empty query marks nothing.
 */
export function highlightRanges(text: string, query: string): TextRange[] {
  const sought = [...new Set(searchTokens(query.slice(0, queryLimit)).flatMap(searchKeys))]
  if (sought.length === 0) return []
  sought.sort((one, other) => other.length - one.length)
  const known = new Map<string, TextRange | undefined>()
  const ranges: TextRange[] = []
  for (const { 0: word, index } of text.matchAll(printedWord)) {
    if (!known.has(word)) known.set(word, hitInWord(word, sought))
    const hit = known.get(word)
    if (hit) ranges.push({ start: index + hit.start, end: index + hit.end })
  }
  return ranges
}

function hitInWord(word: string, sought: readonly string[]): TextRange | undefined {
  const folded = normaliseForSearch(word)
  const starts = [0, ...cliticsOf(folded).map((clitic) => clitic.length)]
  for (const key of sought) {
    const start = starts.find((from) => folded.startsWith(key, from))
    if (start !== undefined) return printedRange(word, folded, start, start + key.length)
  }
  return undefined
}

/** Walks letter by letter until the folded hit is covered; a letter keeps the marks it carries. */
function printedRange(word: string, folded: string, from: number, to: number): TextRange {
  let done = 0
  let start: number | undefined
  for (const { 0: letter, index } of word.matchAll(letterWithMarks)) {
    const part = normaliseForSearch(letter)
    // Scripts that compose across letters (Korean jamo) cannot be walked: mark the whole word.
    if (!folded.startsWith(part, done)) break
    done += part.length
    if (done > from) start ??= index
    if (start !== undefined && done >= to) return { start, end: index + letter.length }
  }
  return { start: 0, end: word.length }
}
