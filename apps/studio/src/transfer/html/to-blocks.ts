/**
 * A text of another system as ours are built: headings from the second level on, paragraphs, lists, tables,
 * quotations, code, pictures of the library and videos of those whom the site shows. How it looked stays there.
 */
import type { Inline } from '@wajiha/contract'
import { inlineText } from '@wajiha/contract'
import { anchors } from '../../content/rich-text/anchors.ts'
import type { KeyedRichText } from '../../content/rich-text/to-lexical.ts'
import { type Bringing, readInlines, trimmed } from './inlines.ts'
import { boxes, frameOf, languageOf, linesOf, listOf, pageOfFrame, tableOf } from './parts.ts'
import { elementsIn, type Node, parseHtml, textOf } from './tree.ts'

type Block = KeyedRichText[number]

const unread = new Set(
  'script style noscript template object svg canvas audio video input button select textarea'.split(
    ' ',
  ),
)

/** Reads a text; never throws. What it could not take is told to `bringing.leave`. */
export function toBlocks(html: string, bringing: Bringing): KeyedRichText {
  const reader = new BlockReader(bringing)
  reader.readAll(parseHtml(html))
  const nextAnchor = anchors()
  return reader
    .finish()
    .map((block) =>
      block.type === 'heading' ? { ...block, id: nextAnchor(inlineText(block.children)) } : block,
    )
}

class BlockReader {
  readonly #blocks: Block[] = []
  #line: Inline[] = []
  readonly #bringing: Bringing
  constructor(bringing: Bringing) {
    this.#bringing = bringing
  }

  finish(): Block[] {
    this.#endLine()
    return this.#blocks
  }

  readAll(node: Node): void {
    for (const child of node.children ?? []) this.#read(child)
  }

  #read(node: Node): void {
    if (node.type === 'comment' || node.type === 'directive') return
    const name = node.name ?? ''
    if (unread.has(name)) this.#bringing.leave(`<${name}>`)
    else this.#readKnown(node, name)
  }

  #readKnown(node: Node, name: string): void {
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined
    const holdsBlocks = elementsIn(node, 'img', 'iframe', 'p', 'ul', 'ol', 'table').length > 0
    if (read) this.#append(read(node, this.#bringing))
    else if (name === 'img') this.#picture(node)
    else if (name === 'p' || boxes.has(name)) this.#box(node)
    else if (holdsBlocks) this.readAll(node)
    else this.#words(node)
  }

  #box(node: Node): void {
    this.#endLine()
    if (node.name === 'figure' && elementsIn(node, 'img').length > 0) this.#figure(node)
    else this.readAll(node)
    this.#endLine()
  }

  /** A picture, or several, with the words below them. */
  #figure(node: Node): void {
    const inner = (node.children ?? []).filter(({ name }) => name !== 'figcaption')
    const nested = inner.some(
      (one) => elementsIn(one, 'figure').length > 0 || one.name === 'figure',
    )
    if (nested) this.readAll(node)
    else for (const one of elementsIn(node, 'img')) this.#picture(one, captionOf(node))
  }

  #picture({ attribs = {} }: Node, caption = ''): void {
    const key = this.#bringing.picture(attribs.src ?? '', attribs.alt ?? '')
    if (key) this.#append([{ type: 'image', key, ...(caption ? { caption } : {}) }])
    else if (caption)
      this.#append([{ type: 'paragraph', children: [{ type: 'text', text: caption }] }])
  }

  /** Words between blocks; where the system keeps paragraphs as empty lines, those part them. */
  #words(node: Node): void {
    if (node.type !== 'text' || !this.#bringing.hasBareLines) {
      this.#line.push(...readInlines([node], this.#bringing))
      return
    }
    const [first = '', ...rest] = (node.data ?? '').split(/\r?\n[ \t]*\r?\n\s*/)
    this.#line.push(...readInlines([{ type: 'text', data: first }], this.#bringing))
    for (const data of rest) {
      this.#endLine()
      this.#line.push(...readInlines([{ type: 'text', data }], this.#bringing))
    }
  }

  #append(blocks: Block[]): void {
    this.#endLine()
    this.#blocks.push(...blocks)
  }

  #endLine(): void {
    const children = trimmed(this.#line)
    this.#line = []
    if (children.length === 0) return
    this.#blocks.push(frameOf(inlineText(children)) ?? { type: 'paragraph', children })
  }
}

const captionOf = (figure: Node): string =>
  elementsIn(figure, 'figcaption').map(textOf).join(' ').replace(/\s+/g, ' ').trim()

const levels = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 } as const

type Read = (node: Node, bringing: Bringing) => Block[]

const heading: Read = (node, bringing) => {
  const children = trimmed(readInlines(node.children ?? [], bringing))
  const level = levels[node.name as keyof typeof levels] ?? 2
  return children.length > 0 ? [{ type: 'heading', level, id: '', children }] : []
}

const readers: Record<string, Read> = {
  ...Object.fromEntries(Object.keys(levels).map((name) => [name, heading])),
  ul: (node, bringing) => [listOf(node, bringing)],
  ol: (node, bringing) => [listOf(node, bringing)],
  hr: () => [{ type: 'rule' }],
  pre: (node) => [{ type: 'code', ...languageOf(node), code: textOf(node).replace(/\n$/, '') }],
  blockquote: (node, bringing) => [{ type: 'quote', children: linesOf(node, bringing) }],
  table: (node, bringing) => [tableOf(node, bringing)],
  iframe: ({ attribs = {} }, bringing) => {
    const src = attribs.src ?? ''
    const frame = frameOf(pageOfFrame(src), attribs.title)
    if (frame) return [frame]
    bringing.leave(`<iframe> ${src}`)
    return []
  },
}
