/** The contract's rich text, or Markdown read into it, as the editor saves it. */
import type { RichText, RichTextBlock } from '@wajiha/contract'
import type { LexicalNode, LexicalState } from './lexical.ts'
import { block, cell, element, horizontalRule, lexicalInlines, upload } from './lexical-nodes.ts'

/** A figure that still names its picture by key, as Markdown does: `media:fig-kashida`. */
export type KeyedFigure = { type: 'image'; key: string; caption?: string | undefined }
export type KeyedRichText = (Exclude<RichTextBlock, { type: 'image' }> | KeyedFigure)[]

type List = Extract<RichTextBlock, { type: 'list' }>
type Table = Extract<RichTextBlock, { type: 'table' }>

/**
 * Builds the editor's state.
 *
 * @param mediaId The stored picture of a key. @throws whatever it throws for a key it does not know.
 */
export function toLexical(
  blocks: KeyedRichText | RichText,
  mediaId: (key: string) => string,
): LexicalState {
  const children = (blocks as KeyedRichText).map((one) => toNode(one, mediaId))
  return { root: element('root', children) }
}

function toNode(one: KeyedRichText[number], mediaId: (key: string) => string): LexicalNode {
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
      return upload(mediaId('key' in one ? one.key : ''), one.caption)
    case 'rule':
      return horizontalRule()
    case 'table':
      return toTable(one)
    case 'callout':
      return block('callout', {
        tone: one.tone,
        ...(one.title ? { title: one.title } : {}),
        text: { root: element('root', [element('paragraph', lexicalInlines(one.children))]) },
      })
  }
}

function toList(list: List): LexicalNode {
  const items = list.items.flatMap((item) => [
    lexicalInlines(item.children),
    ...(item.list ? [[toList(item.list)]] : []),
  ])
  return element(
    'list',
    items.map((children, index) => element('listitem', children, { value: index + 1 })),
    { listType: list.ordered ? 'number' : 'bullet', tag: list.ordered ? 'ol' : 'ul', start: 1 },
  )
}

function toTable(table: Table): LexicalNode {
  const row = (cells: Table['head'], isHead: boolean) =>
    element(
      'tablerow',
      cells.map((words) => cell(lexicalInlines(words), isHead)),
    )
  const head = table.head.length > 0 ? [row(table.head, true)] : []
  return element('table', [...head, ...table.rows.map((cells) => row(cells, false))])
}
