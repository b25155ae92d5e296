import { mostStarted, type RichTextBlock } from '@wajiha/contract'
import type { LexicalNode } from '../../platform/lexical.ts'
import { inlines, type ReadLink } from './inlines.ts'

type List = Extract<RichTextBlock, { type: 'list' }>

/** The editor keeps a nested list in an item of its own; the contract hangs it on the item before. */
export function fromList(node: LexicalNode, path?: ReadLink): List {
  const items: List['items'] = []
  for (const item of node.children ?? []) {
    const nested = item.children?.find((child) => child.type === 'list')
    const words = { ...item, children: item.children?.filter((child) => child.type !== 'list') }
    const children = inlines(words, path)
    const before = items.at(-1)
    if (nested && children.length === 0 && before) before.list = fromList(nested, path)
    else items.push({ children, ...(nested ? { list: fromList(nested, path) } : {}) })
  }
  const ordered = node.listType === 'number'
  return { type: 'list', ordered, ...(ordered ? startOf(node.start) : {}), items }
}

/** Where a list begins to count, as the editor or an attribute of HTML says it; nothing where that is 1. */
export function startOf(value: unknown): Pick<List, 'start'> {
  const start = value === undefined ? 1 : Number(value)
  const isTold = Number.isInteger(start) && start >= 0 && start <= mostStarted && start !== 1
  return isTold ? { start } : {}
}
