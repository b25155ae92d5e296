import type { Inline } from './rich-text.ts'

/** The words of a run of inline nodes, without marks. */
export function inlineText(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      return node.type === 'break' ? ' ' : inlineText(node.children)
    })
    .join('')
}
