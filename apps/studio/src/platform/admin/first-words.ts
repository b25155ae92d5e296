/** The words by which a folded row is recognised. */
import { fieldOf, isRecord } from '../objects.ts'

/** No head of a row shows more. */
const most = 80

/** @param by names of fields, texts or rich texts. @returns the words of the first that has some, on one line. */
export function firstWords(row: unknown, by: readonly string[]): string | undefined {
  for (const name of by) {
    const words = wordsIn(fieldOf(row, name)).replaceAll(/\s+/g, ' ').trim()
    if (words) return words.slice(0, most)
  }
  return undefined
}

/** Of a text, or of what an editor of texts keeps. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsIn).join(value.some(isText) ? '' : ' ')
  if (!isRecord(value)) return ''
  const { root, children, text } = value
  return wordsIn(root ?? children ?? text)
}

const isText = (node: unknown): boolean => isRecord(node) && node.type === 'text'
