/** Markdown that was read, as the editor saves it. */
import { type Inline, type RichTextBlock, type TableCell, tableRows } from '@wajiha/contract'
import type { LexicalNode, LexicalState } from '../../platform/lexical.ts'
import { headerStates } from './from-table.ts'
import {
  block,
  cell,
  element,
  horizontalRule,
  lexicalInlines,
  newId,
  upload,
} from './lexical-nodes.ts'
import { type Keyed, type KeyedBlock, references } from './markdown-block.ts'

/** A figure that still names its picture by key, as Markdown does: `media:fig-kashida`. */
type KeyedFigure = { type: 'image'; key: string; caption?: string | undefined }
type Written = 'callout' | 'code' | 'heading' | 'list' | 'paragraph' | 'quote' | 'rule' | 'table'
type Plain = Extract<RichTextBlock, { type: Written }>
export type KeyedRichText = (Plain | KeyedFigure | KeyedBlock)[]

/** The id of what a key names; pictures where no collection is said. */
export type FindId = (key: string, collection?: Keyed) => string

type List = Extract<RichTextBlock, { type: 'list' }>
type Table = Extract<RichTextBlock, { type: 'table' }>

/**
 * Builds the editor's state.
 *
 * @throws whatever `idOf` throws for a key it does not know.
 */
export function toLexical(blocks: KeyedRichText, idOf: FindId): LexicalState {
  const children = blocks.map((one) => toNode(one, idOf))
  return { root: element('root', children) }
}

function toNode(one: KeyedRichText[number], idOf: FindId): LexicalNode {
  switch (one.type) {
    case 'paragraph':
      return element('paragraph', lexicalInlines(one.children))
    case 'heading':
      return element('heading', lexicalInlines(one.children), { tag: `h${one.level}` })
    case 'quote':
      return element('quote', lexicalInlines(one.children))
    case 'list':
      return toList(one)
    case 'code':
      return block('code', { language: one.language ?? '', code: one.code })
    case 'image':
      return upload(idOf(one.key), one.caption)
    case 'rule':
      return horizontalRule()
    case 'table':
      return toTable(one)
    case 'callout':
      return block('callout', {
        tone: one.tone,
        ...(one.title ? { title: one.title } : {}),
        text: sentences([one.children]),
      })
    case 'block':
      return toBlock(one, idOf)
  }
}

const sentences = (paragraphs: Inline[][]): LexicalState => ({
  root: element(
    'root',
    paragraphs.map((words) => element('paragraph', lexicalInlines(words))),
  ),
})

function toBlock({ name, fields, images, questions }: KeyedBlock, idOf: FindId): LexicalNode {
  const known = Object.entries(fields).map(([field, value]) => {
    const collection = references[name]?.[field]
    return [field, collection ? idOf(value, collection) : value]
  })
  return block(name, {
    ...Object.fromEntries(known),
    ...(images && {
      images: images.map(({ key, ...rest }) => ({ id: newId(), image: idOf(key), ...rest })),
    }),
    ...(questions && {
      questions: questions.map(({ question, answer }) => ({
        id: newId(),
        question,
        answer: sentences(answer),
      })),
    }),
  })
}

function toList(list: List): LexicalNode {
  const { start = 1 } = list
  const items = list.items.flatMap((item) => [
    lexicalInlines(item.children),
    ...(item.list ? [[toList(item.list)]] : []),
  ])
  return element(
    'list',
    items.map((children, index) => element('listitem', children, { value: start + index })),
    { listType: list.ordered ? 'number' : 'bullet', tag: list.ordered ? 'ol' : 'ul', start },
  )
}

function toTable(table: Table): LexicalNode {
  const { head, body } = tableRows(table)
  const { below, beside } = headerStates
  const lines = (rows: TableCell[][], of: number) =>
    rows.map((cells) =>
      element(
        'tablerow',
        cells.map((one) => toCell(one, of)),
      ),
    )
  const toCell = ({ children, column, columns, rows }: TableCell, of: number) => {
    const side = table.headColumn && column === 0 ? beside : 0
    return cell(lexicalInlines(children), { headerState: of | side, columns, rows })
  }
  return element('table', [...lines(head, below), ...lines(body, 0)])
}
