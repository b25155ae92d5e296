/**
 * The blocks of a post in Markdown: a fence of colons with the block's name, then its fields, one
 * a line. Pictures, files and work are named by their key; whoever stores the text knows their ids.
 *
 *     :::video
 *     address: https://vimeo.com/76979871
 *     title: كيف تُرسم النجمة
 *     poster: fig-theta
 *     :::
 *
 * A gallery holds figures, `questions` holds `? …` lines, each followed by paragraphs of its answer.
 */
import type { Inline } from '@wajiha/contract'
import { markdownInlines } from './markdown-inlines.ts'

/** The collection in which a key of the text is looked up. */
export type Keyed = 'files' | 'media' | 'projects'

/** A block as it is written; what names something else is still a key. */
export type KeyedBlock = {
  type: 'block'
  name: string
  fields: Record<string, string>
  images?: { key: string; caption?: string }[]
  questions?: { question: string; answer: Inline[][] }[]
}

export const opensBlock = /^:::([a-z]+)\s*$/
export const closesBlock = /^:::\s*$/

/** Fields that hold a key, by block. */
export const references: Record<string, Record<string, Keyed>> = {
  video: { poster: 'media' },
  project: { project: 'projects' },
  download: { file: 'files' },
}

const field = /^([a-z]+):\s+(.+)$/
const figure = /^!\[([^\]]*)\]\(media:([^)]+)\)\s*$/

export function readBlock(lines: string[]): KeyedBlock {
  const [, name = ''] = opensBlock.exec(lines[0] ?? '') ?? []
  const block: KeyedBlock = { type: 'block', name, fields: {} }
  for (const line of lines.slice(1)) {
    if (line.trim() === '' || closesBlock.test(line)) continue
    const [, caption = '', key] = figure.exec(line) ?? []
    const [, said, value = ''] = field.exec(line) ?? []
    if (key) block.images = [...(block.images ?? []), { key, ...(caption ? { caption } : {}) }]
    else if (line.startsWith('? ')) addQuestion(block, line.slice(2))
    else if (block.questions) block.questions.at(-1)?.answer.push(markdownInlines(line))
    else if (said) block.fields[said] = value.trim()
  }
  return block
}

function addQuestion(block: KeyedBlock, question: string): void {
  block.questions ??= []
  block.questions.push({ question, answer: [] })
}
