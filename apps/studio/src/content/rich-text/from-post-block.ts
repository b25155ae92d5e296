/**
 * The blocks of a post, from the editor's fields to the contract. One that is not whole, or whose
 * picture, work or file is not public, is left out: it cannot take the post with it.
 */
import {
  type BlockOf,
  framePage,
  type PostBlock,
  readFrame,
  richTextBlockSchema,
} from '@wajiha/contract'
import { isKeyOf } from '@wajiha/contract/records'
import { isLexical, type LexicalNode } from '../../platform/lexical.ts'
import type { Reading } from './from-lexical.ts'
import { inlines } from './inlines.ts'

type Fields = Record<string, unknown>
type Row = Fields

const readers: Record<PostBlock['type'], (fields: Fields, reading: Reading) => unknown> = {
  gallery: ({ images }, { image }) => ({
    images: rows(images).flatMap((row) => {
      const shown = image?.(row.image)
      return shown ? [{ image: shown, ...said(row, 'caption') }] : []
    }),
  }),
  video: (fields, { image }) => {
    const poster = image?.(fields.poster)
    return { ...framed(fields), ...(poster ? { poster } : {}) }
  },
  embed: (fields) => framed(fields),
  call: (fields) => ({
    ...said(fields, 'title', 'text'),
    action: { label: text(fields.label), href: fields.href },
  }),
  form: (fields) => ({ form: fields.form, ...said(fields, 'title', 'text') }),
  project: (fields, { project }) => ({ project: project?.(fields.project) }),
  download: (fields, { file }) => {
    const found = file?.(fields.file)
    return found && { title: found.title, file: found.file, ...said(fields, 'title', 'note') }
  },
  questions: (fields, { path }) => ({
    ...said(fields, 'title'),
    questions: rows(fields.questions).map((row) => ({
      question: text(row.question),
      answer: paragraphs(row.answer, path),
    })),
  }),
}

/** @returns nothing for a block that is no post block, or not whole. */
export function fromPostBlock({ fields = {} }: LexicalNode, reading: Reading) {
  const type = String(fields.blockType)
  const read = isKeyOf(readers, type) ? readers[type](fields, reading) : undefined
  if (!read) return undefined
  return richTextBlockSchema.safeParse({ ...read, type }).data
}

function framed(fields: Fields): Partial<BlockOf<'embed'>> {
  const frame = readFrame(text(fields.address) ?? '')
  return {
    ...frame,
    ...(frame ? { href: framePage(frame) } : {}),
    ...said(fields, 'title', 'caption'),
  }
}

type Paragraphs = BlockOf<'questions'>['questions'][number]['answer']

function paragraphs(state: unknown, path: Reading['path']): Paragraphs {
  if (!isLexical(state)) return []
  return (state.root.children ?? []).flatMap((node) => {
    const children = inlines(node, path)
    return children.length > 0 ? [{ type: 'paragraph' as const, children }] : []
  })
}

const rows = (value: unknown): Row[] => (Array.isArray(value) ? value : [])

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined

/** Those of the fields that hold words. */
function said(fields: Fields, ...names: string[]): Record<string, string> {
  const found = names.flatMap((name) => {
    const words = text(fields[name])
    return words ? [[name, words]] : []
  })
  return Object.fromEntries(found)
}
