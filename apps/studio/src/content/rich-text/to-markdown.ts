/** A text as the Markdown it was written in: for export and review. */
import type { Inline, RichTextBlock } from '@wajiha/contract'
import { blockText } from './markdown-block.ts'
import type { KeyedRichText } from './to-lexical.ts'

type List = Extract<RichTextBlock, { type: 'list' }>

export function toMarkdown(blocks: KeyedRichText): string {
  return blocks.map(blockMarkdown).join('\n\n')
}

function blockMarkdown(block: KeyedRichText[number]): string {
  switch (block.type) {
    case 'paragraph':
      return words(block.children)
    case 'heading':
      return `${'#'.repeat(block.level)} ${words(block.children)}`
    case 'quote':
      return `> ${words(block.children)}`
    case 'callout':
      return `> [!${block.tone}]${block.title ? ` ${block.title}` : ''}\n> ${words(block.children)}`
    case 'code':
      return `\`\`\`${block.language ?? ''}\n${block.code}\n\`\`\``
    case 'image':
      return `![${block.caption ?? ''}](media:${block.key})`
    case 'rule':
      return '---'
    case 'block':
      return blockText(block, words)
    case 'list':
      return listMarkdown(block, '')
    case 'table':
      return [block.head, block.head.map(() => rule), ...block.rows].map(row).join('\n')
  }
}

const rule: Inline[] = [{ type: 'text', text: '---' }]
const row = (cells: Inline[][]) => `| ${cells.map(words).join(' | ')} |`

function listMarkdown(list: List, indent: string): string {
  return list.items
    .map((item, index) => {
      const line = `${indent}${list.ordered ? `${index + 1}.` : '-'} ${words(item.children)}`
      return item.list ? `${line}\n${listMarkdown(item.list, `${indent}  `)}` : line
    })
    .join('\n')
}

function words(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'break') return ' '
      if (node.type === 'link') return `[${words(node.children)}](${node.href})`
      const text = node.marks?.includes('code') ? `\`${node.text}\`` : node.text
      return node.marks?.includes('bold') ? `**${text}**` : text
    })
    .join('')
}
