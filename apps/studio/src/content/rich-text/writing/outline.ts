/** The headings of a text, and where a level was skipped. */
import { isLexical, type LexicalNode } from '../../../platform/lexical.ts'

export type Heading = { text: string; level: number; isSkip: boolean }

/** In the order of the text. The title of the page is its first level, and so the text begins with the second. */
export function outlineOf(state: unknown): Heading[] {
  if (!isLexical(state)) return []
  let before = 1
  return (state.root.children ?? []).flatMap((node) => {
    if (node.type !== 'heading') return []
    const level = Number(String(node.tag).slice(1))
    const isSkip = level > before + 1
    before = level
    return [{ text: wordsIn(node).trim(), level, isSkip }]
  })
}

const wordsIn = (node: LexicalNode): string =>
  node.text ?? (node.children ?? []).map(wordsIn).join('')
