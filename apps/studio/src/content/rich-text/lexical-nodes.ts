/** The editor's nodes, with every property that it expects to find in what it saved. */
import { randomBytes } from 'node:crypto'
import type { Inline, TextMark } from '@wajiha/contract'
import type { LexicalNode } from '../../platform/lexical.ts'

const bits: Record<TextMark, number> = {
  bold: 1,
  italic: 2,
  strikethrough: 4,
  underline: 8,
  code: 16,
}

export const newId = () => randomBytes(12).toString('hex')

type Rest = Record<string, unknown>

/** A node with children. */
export function element(type: string, children: LexicalNode[], rest: Rest = {}): LexicalNode {
  const text = type === 'paragraph' ? { textFormat: 0, textStyle: '' } : {}
  return { type, children, direction: null, format: '', indent: 0, version: 1, ...text, ...rest }
}

/** A block with fields of its own. */
export function block(blockType: string, fields: Rest): LexicalNode {
  return {
    type: 'block',
    version: 2,
    format: '',
    fields: { id: newId(), blockName: '', blockType, ...fields },
  }
}

/** A picture from the library. */
export function upload(value: string, caption?: string): LexicalNode {
  return {
    type: 'upload',
    version: 3,
    format: '',
    id: newId(),
    relationTo: 'media',
    value,
    fields: caption ? { caption } : {},
  }
}

export const horizontalRule = () => ({ type: 'horizontalrule', version: 1 })

type Cell = { headerState: number; columns?: number | undefined; rows?: number | undefined }

/** One cell of a table. */
export function cell(children: LexicalNode[], { headerState, columns, rows }: Cell): LexicalNode {
  return element('tablecell', [element('paragraph', children)], {
    headerState,
    colSpan: columns ?? 1,
    rowSpan: rows ?? 1,
    backgroundColor: null,
  })
}

/** A run of words. */
export function lexicalInlines(nodes: readonly Inline[]): LexicalNode[] {
  return nodes.map((node) => {
    if (node.type === 'break') return { type: 'linebreak', version: 1 }
    if (node.type === 'text') return text(node.text, node.marks)
    const children = node.children.map((one) => text(one.text, one.marks))
    return element('link', children, {
      version: 3,
      id: newId(),
      fields: { linkType: 'custom', url: node.href, newTab: false },
    })
  })
}

function text(words: string, marks: readonly TextMark[] = []): LexicalNode {
  const format = marks.reduce((sum, mark) => sum + bits[mark], 0)
  return { type: 'text', text: words, format, detail: 0, mode: 'normal', style: '', version: 1 }
}
