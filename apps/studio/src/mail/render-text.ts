/** A template and its values as plain text, and as a subject of one line. */
import { baseDirection, directionOf, type Locale } from '@wajiha/arabic'
import { cleanLine, cleanValue, isolated } from './clean-value.ts'
import type { Placeholder } from './placeholders.ts'
import { type Block, type Line, readLine } from './template-syntax.ts'

/** The names a template may use, and what stands for them; a value that is missing is empty. */
export type Values = {
  known: Record<string, Placeholder>
  given: Record<string, string>
}

export function valueFor({ known, given }: Values, name: string): string {
  const placeholder = Object.hasOwn(known, name) ? known[name] : undefined
  if (!placeholder) return ''
  return cleanValue(Object.hasOwn(given, name) ? given[name] : '', placeholder.kind)
}

/** Whether a line asks for values and none of them is there: such a line is left out. */
export function saysNothing(line: Line, values: Values): boolean {
  const names = line.flatMap((piece) => ('value' in piece ? [piece.value] : []))
  return names.length > 0 && names.every((name) => valueFor(values, name) === '')
}

export function renderText(blocks: readonly Block[], values: Values): string {
  return blocks
    .map((block) => blockText(block, values))
    .filter((text) => text !== '')
    .join('\n\n')
}

function blockText(block: Block, values: Values): string {
  const spoken = (line: Line) => (saysNothing(line, values) ? [] : [lineText(line, values)])
  switch (block.kind) {
    case 'heading':
      return spoken(block.line).join('')
    case 'paragraph':
      return block.lines.flatMap(spoken).join('\n')
    case 'items':
      return block.lines
        .flatMap(spoken)
        .map((text) => `- ${text}`)
        .join('\n')
    case 'facts':
      return block.facts
        .flatMap(({ label, line }) => spoken(line).map((text) => `${label}: ${text}`))
        .join('\n')
    case 'button': {
      const address = valueFor(values, block.link)
      return address ? `${lineText(block.words, values)}:\n${address}` : ''
    }
  }
}

const lineText = (line: Line, values: Values) =>
  line.map((piece) => ('text' in piece ? piece.text : shown(piece.value, values))).join('')

const shown = (name: string, values: Values) =>
  isolated(valueFor(values, name), values.known[name]?.kind ?? 'words')

const mark = { rtl: '\u200F', ltr: '\u200E' }
const dash = /^\s*[–—-]\s*$/

/** The subject: one line, its values isolated, the whole running the way of its language. */
export function renderSubject(template: string, values: Values, locale: Locale): string {
  const line = withoutLonelyDashes(readLine(cleanLine(template)), values)
  const text = lineText(line, { known: asLines(values.known), given: values.given }).trim()
  return running(text, locale)
}

/** A line that runs the way of its language, whatever it begins with. */
export function running(line: string, locale: Locale): string {
  const direction = directionOf(locale)
  const own = baseDirection(line) ?? 'ltr'
  return own === direction ? line : mark[direction] + line
}

/** A dash that stood between two values goes with the one that is missing. */
function withoutLonelyDashes(line: Line, values: Values): Line {
  const isEmpty = (piece: Line[number] | undefined) =>
    piece !== undefined && 'value' in piece && valueFor(values, piece.value) === ''
  return line.filter(
    (piece, at) =>
      !(
        'text' in piece &&
        dash.test(piece.text) &&
        (isEmpty(line[at - 1]) || isEmpty(line[at + 1]))
      ),
  )
}

/** A subject has one line, whatever the value could fill. */
const asLines = (known: Values['known']): Values['known'] =>
  Object.fromEntries(
    Object.entries(known).map(([name, { kind, label }]) => [
      name,
      { kind: kind === 'text' ? ('words' as const) : kind, label },
    ]),
  )
