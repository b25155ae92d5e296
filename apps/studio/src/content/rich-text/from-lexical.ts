/**
 * The editor's saved state, compacted to the contract's rich text: no versions, styles or
 * indentation, pictures and internal links resolved, and nothing that the contract does not know.
 */
import { directionOf, type Locale, paragraphDirection } from '@wajiha/arabic'
import {
  type BlockOf,
  type Image,
  inlineText,
  type RichText,
  type RichTextBlock,
} from '@wajiha/contract'
import { isLexical, type LexicalNode, type LexicalState } from '../../platform/lexical.ts'
import { anchors } from './anchors.ts'
import { fromCallout, fromCode } from './from-block.ts'
import { fromList } from './from-list.ts'
import { fromPostBlock } from './from-post-block.ts'
import { fromTable } from './from-table.ts'
import { inlines, type ReadLink } from './inlines.ts'

export { isLexical }

export type Reading = {
  locale?: Locale
  /** The picture of an upload node's value; nothing when it is not shown. */
  image?: (media: unknown) => Image | undefined
  /** The path of a document that a link points to; nothing when it is not public. */
  path?: ReadLink
  /** What is shown of a project; nothing unless it stands in the list of work. */
  project?: (project: unknown) => BlockOf<'project'>['project'] | undefined
  /** A file that readers may take home, and what it is called. */
  file?: (file: unknown) => Pick<BlockOf<'download'>, 'title' | 'file'> | undefined
}

type Read = (node: LexicalNode, reading: Reading, nextAnchor: (text: string) => string) => Blocks
type Blocks = RichTextBlock | undefined

/** Compacts one rich text. Never throws: a node it does not know is left out. */
export function fromLexical(state: LexicalState | unknown, reading: Reading = {}): RichText {
  if (!isLexical(state)) return []
  const nextAnchor = anchors()
  return (state.root.children ?? []).flatMap(apart).flatMap((node) => {
    const block = readers[node.type]?.(node, reading, nextAnchor)
    return block ? [block] : []
  })
}

/** A picture that was pasted may lie within a line; here it stands between the lines. */
function apart(node: LexicalNode): LexicalNode[] {
  const { children = [] } = node
  const at = children.findIndex(({ type }) => type === 'upload')
  const picture = children[at]
  if (!picture || node.type === 'list' || node.type === 'table') return [node]
  const part = (of: LexicalNode[]) => (of.length > 0 ? [{ ...node, children: of }] : [])
  return [...part(children.slice(0, at)), picture, ...part(children.slice(at + 1)).flatMap(apart)]
}

const readers: Record<string, Read> = {
  paragraph: (node, reading) => {
    const children = inlines(node, reading.path)
    if (children.length === 0) return undefined
    return { type: 'paragraph', ...directed(children, reading), children }
  },
  heading: (node, reading, nextAnchor) => {
    const children = inlines(node, reading.path)
    if (children.length === 0) return undefined
    const level = node.tag === 'h3' ? 3 : node.tag === 'h4' ? 4 : 2
    return { type: 'heading', level, id: nextAnchor(inlineText(children)), children }
  },
  quote: (node, reading) => {
    const children = inlines(node, reading.path)
    return { type: 'quote', ...directed(children, reading), children }
  },
  list: (node, reading) => fromList(node, reading.path),
  horizontalrule: () => ({ type: 'rule' }),
  upload: (node, reading) => {
    const image = reading.image?.(node.value)
    const caption = node.fields?.caption
    if (!image) return undefined
    return { type: 'image', image, ...(typeof caption === 'string' && caption ? { caption } : {}) }
  },
  table: (node, reading) => fromTable(node, reading.path),
  block: (node, reading) => {
    if (node.fields?.blockType === 'code') return fromCode(node)
    return fromCallout(node, reading.path) ?? fromPostBlock(node, reading)
  },
}

function directed(children: RichTextInlines, { locale }: Reading): { dir?: 'rtl' | 'ltr' } {
  if (!locale) return {}
  const dir = paragraphDirection(inlineText(children), locale)
  return dir === directionOf(locale) ? {} : { dir }
}

type RichTextInlines = Parameters<typeof inlineText>[0]
