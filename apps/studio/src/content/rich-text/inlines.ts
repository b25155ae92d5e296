import type { Inline, TextMark } from '@wajiha/contract'
import type { LexicalNode } from '../../platform/lexical.ts'
import { fieldOf } from '../../platform/objects.ts'
import { readHref } from './read-href.ts'

/** The path of a linked document, when it is public. */
export type ReadLink = (relationTo: string, value: unknown) => string | undefined

type Text = Extract<Inline, { type: 'text' }>

/** The words inside a block, whatever paragraphs they are wrapped in; those are parted by breaks. */
export function inlines(node: LexicalNode, path?: ReadLink): Inline[] {
  const found: Inline[] = []
  for (const child of node.children ?? []) {
    if (child.type === 'paragraph') {
      if (found.length > 0) found.push({ type: 'break' })
      found.push(...inlines(child, path))
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
