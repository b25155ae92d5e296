/**
 * Ranks texts against what a visitor typed. A text is prepared once and scored for every query.
 * A word as it was written ranks above its folded form: who types أحمد gets أحمد before احمد.
 */
import { queryLimit, searchKeys, searchTokens } from './search-keys.ts'
import { stripInvisible, stripMarks } from './strip-marks.ts'

/** What one shared word is worth, by how closely it agrees. */
const worth = { asWritten: 1, folded: 0.8, withoutClitic: 0.6, beginning: 0.4 } as const

/** A text made ready for scoring. Opaque to callers; plain data, so it can be cached. */
export type SearchText = {
  written: ReadonlySet<string>
  folded: ReadonlySet<string>
  keys: ReadonlySet<string>
}

/** A text whose words are folded already, spaces between them; it is not made ready, however long it is. */
export type FoldedText = { foldedWords: string }

/** One part of a document and how much it counts: `{ text, weight: 5 }` for a title. */
export type SearchField = { text: string | SearchText | FoldedText; weight: number }

type QueryWord = { written: string; folded: string; keys: readonly string[] }

/** Prepares a text for {@link scoreMatch}; worth keeping when many queries meet one text. */
export function prepareSearchText(text: string): SearchText {
  const words = queryWords(text)
  return {
    written: new Set(words.map((word) => word.written)),
    folded: new Set(words.map((word) => word.folded)),
    keys: new Set(words.flatMap((word) => word.keys)),
  }
}

/**
 * How well a document answers a query: 0 when any word of the query is nowhere in it, otherwise
 * the mean worth of the words, each multiplied by the weight of the fields it is found in.
 *
 * @param document A text (weight 1), or fields: title 5, tags 3, body 1 (BLOG-06).
 * @example scoreMatch('أحمد العتيبي', 'أحمد') // 1, and 0.8 for 'احمد العتيبي'
 */
export function scoreMatch(document: string | readonly SearchField[], query: string): number {
  const words = queryWords(query.slice(0, queryLimit))
  if (words.length === 0) return 0
  const fields = fieldsOf(document)
  let total = 0
  for (const word of words) {
    const score = fields.reduce((sum, { text, weight }) => sum + weight * worthIn(text, word), 0)
    if (score === 0) return 0
    total += score
  }
  return total / words.length
}

function fieldsOf(document: string | readonly SearchField[]) {
  const fields = typeof document === 'string' ? [{ text: document, weight: 1 }] : document
  return fields.map(({ text, weight }) => ({
    text: typeof text === 'string' ? prepareSearchText(text) : text,
    weight,
  }))
}

function worthIn(text: SearchText | FoldedText, word: QueryWord): number {
  if ('foldedWords' in text) return worthInFolded(text.foldedWords, word)
  if (text.written.has(word.written)) return worth.asWritten
  if (text.folded.has(word.folded)) return worth.folded
  if (word.keys.some((key) => text.keys.has(key))) return worth.withoutClitic
  for (const key of text.keys) if (key.startsWith(word.folded)) return worth.beginning
  return 0
}

/** No word that people write is longer. */
const longestWord = 256
/** So many words that hold another tell how close the closest comes. */
const mostLooked = 500

function worthOfWord(found: string, word: QueryWord): number {
  if (found === word.written) return worth.asWritten
  if (found === word.folded) return worth.folded
  const keys = searchKeys(found)
  if (word.keys.some((key) => keys.includes(key))) return worth.withoutClitic
  return keys.some((key) => key.startsWith(word.folded)) ? worth.beginning : 0
}

/** The same, looking only at words that hold the bare one: all others are worth nothing. */
function worthInFolded(text: string, word: QueryWord): number {
  const bare = word.keys.at(-1) ?? word.folded
  // Kept words are folded: none agrees more closely than the folded form.
  const most = word.written === word.folded ? worth.asWritten : worth.folded
  let best = 0
  let from = 0
  for (let looked = 0; looked < mostLooked; looked += 1) {
    const at = text.indexOf(bare, from)
    if (at < 0) break
    const before = text.slice(wordStart(text, Math.max(from, at - longestWord), at), at)
    space.lastIndex = at
    from = space.exec(text)?.index ?? text.length
    const found = before + text.slice(at, from)
    if (found.length > longestWord) continue
    best = Math.max(best, worthOfWord(found, word))
    if (best >= most) break
  }
  return best
}

const space = /\s/g

function wordStart(text: string, least: number, at: number): number {
  let start = at
  while (start > least && !isSpace(text.charCodeAt(start - 1))) start -= 1
  return start
}

/** What stands between words that were kept. */
const isSpace = (code: number) => code === 0x20 || code === 0x0a

function queryWords(text: string): QueryWord[] {
  const seen = new Map<string, QueryWord[]>()
  for (const [written] of stripMarks(stripInvisible(text)).toLowerCase().matchAll(wordPattern)) {
    if (!seen.has(written)) seen.set(written, readWord(written))
  }
  return [...seen.values()].flat()
}

// One written word can fold to several: the ligature ﷺ stands for four.
function readWord(written: string): QueryWord[] {
  return searchTokens(written).map((folded) => ({ written, folded, keys: searchKeys(folded) }))
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
