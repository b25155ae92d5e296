import type { Inline, TextMark } from '@wajiha/contract'
import type { LexicalNode } from '../../platform/lexical.ts'
import { fieldOf } from '../../platform/objects.ts'
import { readHref } from './read-href.ts'

/** The path of a linked document, when it is public. */
export type ReadLink = (relationTo: string, value: unknown) => string | undefined

type Text = Extract<Inline, { type: 'text' }>

/** Inside a cell stand whole lines, and lists of them: each is a line of its own there. */
const lines = new Set(['paragraph', 'heading', 'quote', 'listitem'])

/** The words inside a block, whatever lines they are wrapped in; those are parted by breaks. */
export function inlines(node: LexicalNode, path?: ReadLink): Inline[] {
  const found: Inline[] = []
  for (const child of node.children ?? []) {
    if (lines.has(child.type) || child.type === 'list') {
      const line = child.type === 'list' ? listed(child, path) : inlines(child, path)
      if (found.length > 0) found.push({ type: 'break' })
      found.push(...line)
    } else if (child.type === 'link' || child.type === 'autolink') {
      found.push(...fromLink(child, path))
    } else if (child.type === 'linebreak') {
      found.push({ type: 'break' })
    } else {
      found.push(...texts(child))
    }
  }
  return found
}

/** A list in few words: each item after its sign. One that holds a list alone has no sign of its own. */
function listed(list: LexicalNode, path?: ReadLink): Inline[] {
  const isNumbered = list.listType === 'number'
  let number = typeof list.start === 'number' ? list.start : 1
  const signed = (list.children ?? []).map((item): LexicalNode => {
    const holdsList = item.children?.[0]?.type === 'list'
    if (holdsList) return item
    const sign = isNumbered ? `${number++}. ` : '• '
    return { ...item, children: [{ type: 'text', text: sign }, ...(item.children ?? [])] }
  })
  return inlines({ ...list, children: signed }, path)
}

function fromLink(node: LexicalNode, path?: ReadLink): Inline[] {
  const children = (node.children ?? []).flatMap(texts)
  const href = hrefOf(node, path)
  if (children.length === 0) return []
  return href ? [{ type: 'link', href, children }] : children
}

function hrefOf({ fields }: LexicalNode, path?: ReadLink): string | undefined {
  const doc = fields?.doc
  const collection = String(fieldOf(doc, 'relationTo') ?? '')
  return readHref(
    fields?.linkType === 'internal'
      ? doc && path?.(collection, fieldOf(doc, 'value'))
      : fields?.url,
  )
}

const markBits: readonly (readonly [number, TextMark])[] = [
  [1, 'bold'],
  [2, 'italic'],
  [8, 'underline'],
  [4, 'strikethrough'],
  [16, 'code'],
]

function texts(node: LexicalNode): Text[] {
  if (node.type === 'tab') return [{ type: 'text', text: '\t' }]
  if (node.type !== 'text' || !node.text) return []
  const format = typeof node.format === 'number' ? node.format : 0
  const marks = markBits.filter(([bit]) => format & bit).map(([, mark]) => mark)
  return [{ type: 'text', text: node.text, ...(marks.length > 0 ? { marks } : {}) }]
}
