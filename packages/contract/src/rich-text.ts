/**
 * Rich text as a small tree of our own, so that no editor's format leaks into the site and none of
 * it is ever trusted as HTML. The studio compacts its editor's state to this; the site draws it.
 */
import { z } from 'zod'
import { hrefSchema, imageSchema, textSchema } from './base.ts'
import { inlineText } from './inline-text.ts'
import { isPostBlock, postBlockSchemas, postBlockText } from './post-blocks.ts'
import { mostSpanned } from './table-rows.ts'

const textMarkSchema = z.enum(['bold', 'italic', 'underline', 'strikethrough', 'code'])

const textNodeSchema = z.object({
  type: z.literal('text'),
  text: z.string(),
  marks: z.array(textMarkSchema).optional(),
})
const breakNodeSchema = z.object({ type: z.literal('break') })
const linkNodeSchema = z.object({
  type: z.literal('link'),
  href: hrefSchema,
  children: z.array(textNodeSchema),
})

export const inlineSchema = z.discriminatedUnion('type', [
  textNodeSchema,
  breakNodeSchema,
  linkNodeSchema,
])
const inlinesSchema = z.array(inlineSchema)

/**
 * `dir` is set only where a paragraph runs against its document: an English quotation inside an
 * Arabic post. Code is always left-to-right and needs none.
 */
const directionSchema = z.enum(['rtl', 'ltr']).optional()

const paragraphSchema = z.object({
  type: z.literal('paragraph'),
  dir: directionSchema,
  children: inlinesSchema,
})
const headingSchema = z.object({
  type: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  /** The heading's anchor, unique in its document: `لماذا-الكشيدة`. */
  id: z.string().min(1),
  children: inlinesSchema,
})
const quoteSchema = z.object({
  type: z.literal('quote'),
  dir: directionSchema,
  children: inlinesSchema,
})
const codeSchema = z.object({
  type: z.literal('code'),
  language: z.string().optional(),
  code: z.string(),
})
const figureSchema = z.object({
  type: z.literal('image'),
  image: imageSchema,
  caption: z.string().optional(),
})
const ruleSchema = z.object({ type: z.literal('rule') })
const spannedSchema = z.int().min(2).max(mostSpanned).optional()
const tableSchema = z.object({
  type: z.literal('table'),
  head: z.array(inlinesSchema),
  rows: z.array(z.array(inlinesSchema)),
  /** Set where the first cell of each row is its head. */
  headColumn: z.boolean().optional(),
  /** Cells that stand for several: which row, the head being the first if there is one, and which cell in it. */
  spans: z
    .array(
      z.object({
        row: z.int().min(0),
        cell: z.int().min(0),
        columns: spannedSchema,
        rows: spannedSchema,
      }),
    )
    .optional(),
})
const calloutSchema = z.object({
  type: z.literal('callout'),
  tone: z.enum(['note', 'tip', 'warning']),
  title: textSchema.optional(),
  children: inlinesSchema,
})

/** As high as a list may begin to count. */
export const mostStarted = 9999

type ListItem = { children: Inline[]; list?: List | undefined }
type List = { type: 'list'; ordered: boolean; start?: number | undefined; items: ListItem[] }
export const listSchema: z.ZodType<List> = z.object({
  type: z.literal('list'),
  ordered: z.boolean(),
  /** The number of its first item, where that is not 1: a list that goes on after a picture. */
  start: z.int().min(0).max(mostStarted).optional(),
  items: z.array(
    z.object({
      children: inlinesSchema,
      get list() {
        return listSchema.optional()
      },
    }),
  ),
})

export const richTextBlockSchema = z.union([
  paragraphSchema,
  headingSchema,
  listSchema,
  quoteSchema,
  codeSchema,
  figureSchema,
  ruleSchema,
  tableSchema,
  calloutSchema,
  ...postBlockSchemas(inlineSchema),
])

export const richTextSchema = z.array(richTextBlockSchema)

export type TextMark = z.output<typeof textMarkSchema>
export type Inline = z.output<typeof inlineSchema>
export type RichTextBlock = z.output<typeof richTextBlockSchema>
export type RichText = z.output<typeof richTextSchema>
/** One kind of block: `BlockOf<'video'>`. */
export type BlockOf<Type extends RichTextBlock['type']> = Extract<RichTextBlock, { type: Type }>

/** The words of a rich text, one line per block: for search, reading time and descriptions. */
export function plainText(blocks: RichText): string {
  return blocks.map(blockText).filter(Boolean).join('\n')
}

function blockText(block: RichTextBlock): string {
  if (isPostBlock(block)) return postBlockText(block)
  switch (block.type) {
    case 'list':
      return listText(block)
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' ')).join('\n')
    case 'code':
      return block.code
    case 'image':
      return block.caption ?? ''
    case 'rule':
      return ''
    default:
      return inlineText(block.children)
  }
}

function listText(list: List): string {
  return list.items
    .map((item) => [inlineText(item.children), item.list ? listText(item.list) : ''].join('\n'))
    .join('\n')
    .trim()
}
