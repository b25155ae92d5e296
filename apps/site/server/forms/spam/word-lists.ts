/**
 * The lists that tell advertising: files of this folder, one entry a line, `#` for remarks. An office
 * changes them without a build: `DATA_DIR/spam/words-ar.txt` and so on add their lines, and a line
 * that begins with `-` takes one away. Read once, at the start.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normaliseForSearch } from '@wajiha/arabic'

export type WordLists = {
  /** Different expressions of advertisers in a folded text. */
  countExpressions: (folded: string) => number
  isDisposable: (email: string | undefined) => boolean
  /** Whether one of these hosts hides where a link leads. */
  hidesItsWay: (host: string) => boolean
}

const own = join(import.meta.dirname, 'lists')

/** @param folder of the office's own additions; may be missing. */
export async function readWordLists(folder?: string): Promise<WordLists> {
  const read = (name: string) => readList(name, folder)
  const [ar, en, domains, short] = await Promise.all(
    ['words-ar.txt', 'words-en.txt', 'disposable-domains.txt', 'short-links.txt'].map(read),
  )
  const expressions = expressionPattern([...(ar ?? []), ...(en ?? [])])
  const isBelow = (names: ReadonlySet<string> | undefined, host: string) =>
    parentsOf(host).some((name) => names?.has(name))
  return {
    countExpressions: (folded) => new Set(folded.match(expressions) ?? []).size,
    isDisposable: (email = '') => isBelow(domains, email.split('@').at(-1) ?? ''),
    hidesItsWay: (host) => isBelow(short, host),
  }
}

/** A text as it is compared: letters folded, everything but letters and digits one space. */
export const foldText = (text: string) =>
  normaliseForSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

async function readList(name: string, folder: string | undefined): Promise<Set<string>> {
  const entries = new Set(linesOf(await readFile(join(own, name), 'utf8')))
  const more = folder && (await readFile(join(folder, name), 'utf8').catch(() => ''))
  for (const line of linesOf(more || '')) {
    if (line.startsWith('-')) entries.delete(line.slice(1).trim())
    else entries.add(line)
  }
  return entries
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Arabic writes its small words and the post onto the next word: «والكازينو». */
function expressionPattern(entries: string[]): RegExp {
  const folded = entries.map(foldText).filter(Boolean)
  if (folded.length === 0) return /(?!)/g
  // Folded entries hold letters, digits and spaces alone: nothing of them is syntax.
  return new RegExp(`(?<![^ ])[وفبلك]{0,2}(?:ال)?(?:${folded.join('|')})(?![^ ])`, 'g')
}

/** `a.b.example.com` → itself, `b.example.com`, `example.com`. */
function parentsOf(host: string): string[] {
  const parts = host.toLowerCase().split('.').slice(-6)
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'))
}
