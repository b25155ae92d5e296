import type { RichTextBlock } from '@wajiha/contract'
import { markdownInlines } from './markdown-inlines.ts'

type List = Extract<RichTextBlock, { type: 'list' }>

const item = /^(\s*)([-*]|\d+[.)])\s+(.*)$/

/** A list, nested once by indentation. A line without a marker goes on with the item before it. */
export function readList(lines: string[]): List {
  const list: List = { type: 'list', ordered: isNumber(lines[0]), items: [] }
  for (const line of lines) {
    const [, indent = '', marker = '', words = line.trim()] = item.exec(line) ?? []
    const outer = list.items.at(-1)
    const inner = outer?.list?.items.at(-1)
    if (marker === '') append(inner ?? outer, words)
    else if (indent === '' || !outer) list.items.push({ children: markdownInlines(words) })
    else {
      outer.list ??= { type: 'list', ordered: isNumber(line.trim()), items: [] }
      outer.list.items.push({ children: markdownInlines(words) })
    }
  }
  return list
}

const isNumber = (line = '') => /^\d/.test(line)

function append(entry: List['items'][number] | undefined, words: string) {
  entry?.children.push(...markdownInlines(` ${words}`))
}
