/** Blocks that hold rows and lines: lists, tables, code; and films of those whom the site shows. */
import type { Inline } from '@wajiha/contract'
import { isVideo, readFrame } from '@wajiha/contract'
import { startOf } from '../../content/rich-text/from-list.ts'
import { spanned } from '../../content/rich-text/from-table.ts'
import type { KeyedRichText } from '../../content/rich-text/to-lexical.ts'
import { type Bringing, readInlines, trimmed } from './inlines.ts'
import { elementsIn, type Node } from './tree.ts'

type Block = KeyedRichText[number]

/** Elements that say nothing of their own and hold others. */
export const boxes = new Set(
  'root div section article main header footer aside details summary center form fieldset figure picture body html'.split(
    ' ',
  ),
)

/** An address that stands alone and leads to a film or a map is shown as such. */
export function frameOf(address: string, title = ''): Block | undefined {
  if (/\s/.test(address.trim())) return undefined
  const frame = readFrame(address)
  if (!frame) return undefined
  const said = title.trim() || new URL(address.trim()).hostname.replace(/^www\./, '')
  return {
    type: 'block',
    name: isVideo(frame) ? 'video' : 'embed',
    fields: { address: address.trim(), title: said },
  }
}

/** `https://www.youtube.com/embed/ID` is what frames load; its page is what people share. */
export const pageOfFrame = (src: string): string =>
  src
    .replace(/^\/\//, 'https://')
    .replace(
      /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/,
      'https://www.youtube.com/watch?v=$1',
    )
    .replace(/^https:\/\/player\.vimeo\.com\/video\/(\d+).*/, 'https://vimeo.com/$1')

export function languageOf(node: Node): { language?: string } {
  const classes = [node, ...elementsIn(node, 'code')].map(({ attribs }) => attribs?.class ?? '')
  const language = /(?:^|\s)lang(?:uage)?-([\w+#-]+)/.exec(classes.join(' '))?.[1]
  return language ? { language } : {}
}

type List = Extract<Block, { type: 'list' }>

export function listOf(node: Node, bringing: Bringing): List {
  const items: List['items'] = []
  for (const item of node.children ?? []) {
    if (item.name === 'ul' || item.name === 'ol') {
      const before = items.at(-1)
      if (before) before.list = listOf(item, bringing)
    }
    if (item.name !== 'li') continue
    const inner = item.children ?? []
    const nested = inner.find(({ name }) => name === 'ul' || name === 'ol')
    const words = { ...item, children: inner.filter((one) => one !== nested) }
    const children = linesOf(words, bringing)
    if (children.length > 0 || nested)
      items.push({ children, ...(nested ? { list: listOf(nested, bringing) } : {}) })
  }
  const ordered = node.name === 'ol'
  return { type: 'list', ordered, ...(ordered ? startOf(node.attribs?.start) : {}), items }
}

export function tableOf(node: Node, bringing: Bringing): Block {
  const rows = elementsIn(node, 'tr').map((row) => {
    const cells = (row.children ?? []).filter(({ name }) => name === 'td' || name === 'th')
    return {
      isHead: cells.length > 0 && cells.every(({ name }) => name === 'th'),
      hasHead: cells[0]?.name === 'th',
      cells: cells.map((cell) => linesOf(cell, bringing)),
      spans: cells.flatMap(({ attribs }, cell) => spanOf(attribs, cell)),
    }
  })
  const spans = rows.flatMap((row, index) => row.spans.map((span) => ({ ...span, row: index })))
  const hasHead = rows[0]?.isHead ?? false
  const body = rows.slice(hasHead ? 1 : 0)
  // Where cells stand for several rows, the first of a row may stand in another column.
  const isHeaded = body.length > 0 && spans.length === 0 && body.every((row) => row.hasHead)
  const [head = [], ...rest] = rows.map(({ cells }) => cells)
  return {
    type: 'table',
    head: hasHead ? head : [],
    rows: hasHead ? rest : rows.map((row) => row.cells),
    ...(spans.length > 0 ? { spans } : {}),
    ...(isHeaded ? { headColumn: true } : {}),
  }
}

function spanOf(attribs: Node['attribs'], cell: number) {
  const [columns, rows] = [spanned(attribs?.colspan), spanned(attribs?.rowspan)]
  return columns || rows
    ? [{ cell, ...(columns ? { columns } : {}), ...(rows ? { rows } : {}) }]
    : []
}

/** The words of several paragraphs with breaks between them. */
export function linesOf(node: Node, bringing: Bringing): Inline[] {
  const lines: Inline[][] = [[]]
  for (const child of node.children ?? []) {
    const isLine = child.name === 'p' || (child.name !== undefined && boxes.has(child.name))
    if (isLine) lines.push(linesOf(child, bringing), [])
    else lines.at(-1)?.push(...readInlines([child], bringing))
  }
  return lines
    .map(trimmed)
    .filter((line) => line.length > 0)
    .flatMap((line, index) => (index > 0 ? [{ type: 'break' as const }, ...line] : line))
}
