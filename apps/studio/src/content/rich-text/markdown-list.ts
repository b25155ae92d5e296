import type { RichTextBlock } from '@wajiha/contract'
import { startOf } from './from-list.ts'
import { markdownInlines } from './markdown-inlines.ts'

type List = Extract<RichTextBlock, { type: 'list' }>

const item = /^(\s*)([-*]|\d+[.)])\s+(.*)$/

/** A list, nested once by indentation. A line without a marker goes on with the item before it. */
export function readList(lines: string[]): List {
  const list = begun(lines[0])
  for (const line of lines) {
    const [, indent = '', marker = '', words = line.trim()] = item.exec(line) ?? []
    const outer = list.items.at(-1)
    const inner = outer?.list?.items.at(-1)
    if (marker === '') append(inner ?? outer, words)
    else if (indent === '' || !outer) list.items.push({ children: markdownInlines(words) })
    else {
      outer.list ??= begun(line.trim())
      outer.list.items.push({ children: markdownInlines(words) })
    }
  }
  return list
}

function begun(line = ''): List {
  const number = /^\d+/.exec(line)?.[0]
  return { type: 'list', ordered: number !== undefined, ...startOf(number), items: [] }
}

function append(entry: List['items'][number] | undefined, words: string) {
  entry?.children.push(...markdownInlines(` ${words}`))
}
