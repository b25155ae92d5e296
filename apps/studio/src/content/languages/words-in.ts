/** What a person reads in a value: its words, without how they are set. */
import { isRecord } from '../../platform/objects.ts'

/** Names and settings of the editor's, which nobody reads. */
const silent = new Set([
  'id',
  'type',
  'blockType',
  'blockName',
  'tag',
  'mode',
  'style',
  'direction',
  'format',
  'listType',
  'linkType',
  'version',
  'relationTo',
  'value',
  'doc',
  'language',
  'tone',
  'form',
])

/** A text that names a document, and is nobody's word. */
const isKey = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** @returns one line for each part; nothing where nothing is written. */
export const wordsIn = (value: unknown): string => linesOf(value).join('\n').trim()

/** The same without code, which follows no rule of a language. */
export const proseIn = (value: unknown): string => linesOf(withoutCode(value)).join('\n').trim()

/** Lexical's flag of letters that are set as code. */
const codeFlag = 16

function withoutCode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCode)
  if (!isRecord(value)) return value
  if (value.blockType === 'code') return {}
  if (typeof value.text === 'string' && typeof value.format === 'number')
    return value.format & codeFlag ? { ...value, text: '…' } : value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutCode(inner)]),
  )
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() && !isKey(value) ? [value.trim()] : []
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (!isRecord(value)) return []
  if (isRecord(value.root)) return linesOf(value.root.children)
  // A document that stands in a field is not its words.
  if ('createdAt' in value) return []
  if (isParagraph(value)) return [inlineWords(value.children)].filter(Boolean)
  return Object.entries(value).flatMap(([name, inner]) => (silent.has(name) ? [] : linesOf(inner)))
}

type Parent = { children: unknown[] }

/** What holds text itself, and not only other lines. */
const isParagraph = (value: object): value is Parent =>
  'children' in value &&
  Array.isArray(value.children) &&
  value.children.some((child) => isRecord(child) && (isInline(child) || child.type === 'linebreak'))

const isInline = (child: Record<string, unknown>) =>
  typeof child.text === 'string' || child.type === 'link' || child.type === 'autolink'

const inlineWords = (children: readonly unknown[]): string =>
  children
    .map((child) => {
      if (!isRecord(child)) return ''
      if (typeof child.text === 'string') return child.text
      if (child.type === 'linebreak') return '\n'
      if (Array.isArray(child.children)) return inlineWords(child.children)
      return linesOf(child.fields).join('\n')
    })
    .join('')
