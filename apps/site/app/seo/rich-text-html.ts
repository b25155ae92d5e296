/**
 * Rich text as plain HTML, for readers outside the site: feeds, job searches, answers to questions.
 * Addresses become absolute, in the language of the text; nothing of it is trusted as HTML.
 */
import type { BlockOf, Inline, RichText, RichTextBlock, TextMark } from '@wajiha/contract'
import { type TableCell, tableRows } from '@wajiha/contract/table-rows'
import { absoluteAddress } from './absolute-address.ts'
import { escapeHtml } from './escape-html.ts'
import { postBlockHtml } from './post-block-html.ts'

export type Placed = {
  origin: string
  /** Writes a path of the site as an address in the text's language. */
  address: (path: string) => string
}

export function richTextHtml(blocks: RichText, placed: Placed): string {
  return blocks.map((block) => blockHtml(block, placed)).join('')
}

function blockHtml(block: RichTextBlock, placed: Placed): string {
  const inlines = (children: readonly Inline[]) => inlinesHtml(children, placed)
  switch (block.type) {
    case 'paragraph':
      return `<p${directed(block.dir)}>${inlines(block.children)}</p>`
    case 'heading':
      return `<h${block.level}>${inlines(block.children)}</h${block.level}>`
    case 'quote':
      return `<blockquote${directed(block.dir)}><p>${inlines(block.children)}</p></blockquote>`
    case 'callout': {
      const title = block.title ? `<p><strong>${escapeHtml(block.title)}</strong></p>` : ''
      return `<aside>${title}<p>${inlines(block.children)}</p></aside>`
    }
    case 'list':
      return listHtml(block, placed)
    case 'code':
      return `<pre dir="ltr"><code>${escapeHtml(block.code)}</code></pre>`
    case 'rule':
      return '<hr>'
    case 'image':
      return figureHtml(block, placed)
    case 'table':
      return tableHtml(block, placed)
    default:
      return postBlockHtml(block, placed)
  }
}

function tableHtml(table: BlockOf<'table'>, placed: Placed): string {
  const { head, body } = tableRows(table)
  const lines = (rows: TableCell[][], nameOf: (cell: TableCell) => 'th' | 'td') =>
    rows
      .map((row) => `<tr>${row.map((one) => cellHtml(one, nameOf(one), placed)).join('')}</tr>`)
      .join('')
  const top = head.length > 0 ? `<thead>${lines(head, () => 'th')}</thead>` : ''
  const inBody = ({ column }: TableCell) => (table.headColumn && column === 0 ? 'th' : 'td')
  return `<table>${top}<tbody>${lines(body, inBody)}</tbody></table>`
}

function cellHtml({ children, columns, rows }: TableCell, name: 'th' | 'td', placed: Placed) {
  const across = columns > 1 ? ` colspan="${columns}"` : ''
  const down = rows > 1 ? ` rowspan="${rows}"` : ''
  return `<${name}${across}${down}>${inlinesHtml(children, placed)}</${name}>`
}

type List = Extract<RichTextBlock, { type: 'list' }>

function listHtml({ ordered, start, items }: List, placed: Placed): string {
  const name = ordered ? 'ol' : 'ul'
  const lines = items.map(({ children, list }) => {
    const inner = list ? listHtml(list, placed) : ''
    return `<li>${inlinesHtml(children, placed)}${inner}</li>`
  })
  const from = start === undefined ? '' : ` start="${start}"`
  return `<${name}${from}>${lines.join('')}</${name}>`
}

type Figure = Pick<Extract<RichTextBlock, { type: 'image' }>, 'image' | 'caption'>

export function figureHtml({ image, caption }: Figure, { origin }: Placed): string {
  const { width, height, alt } = image
  const src = escapeHtml(absoluteAddress(origin, image.url))
  const below = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''
  const picture = `<img src="${src}" width="${width}" height="${height}" alt="${escapeHtml(alt)}">`
  return `<figure>${picture}${below}</figure>`
}

function inlinesHtml(nodes: readonly Inline[], placed: Placed): string {
  return nodes
    .map((node) => {
      if (node.type === 'break') return '<br>'
      if (node.type === 'text') return marked(escapeHtml(node.text), node.marks ?? [])
      const href = escapeHtml(linkAddress(node.href, placed))
      return `<a href="${href}">${inlinesHtml(node.children, placed)}</a>`
    })
    .join('')
}

const elements: Record<TextMark, string> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
}

const marked = (html: string, marks: readonly TextMark[]) =>
  marks.reduce((inner, mark) => `<${elements[mark]}>${inner}</${elements[mark]}>`, html)

/** Paths of the site, and its uploads, made absolute; an anchor alone means nothing elsewhere. */
export function linkAddress(href: string, { origin, address }: Placed): string {
  if (/^\/(?:media|files)\//.test(href)) return absoluteAddress(origin, href)
  return href.startsWith('/') ? address(href) : href
}

const directed = (dir: 'rtl' | 'ltr' | undefined) => (dir ? ` dir="${dir}"` : '')
