/**
 * The small language of templates. Blank lines part paragraphs; `# ` begins a heading; `- ` an item,
 * and an item of the shape `- label: {{value}}` a fact; `[words]({{link}})` alone on a line is a button.
 * `{{name}}` stands for a value wherever it is. There is no markup beside this.
 */

/** A piece of a line: words as written, or the name of a value. */
export type Piece = { text: string } | { value: string }
export type Line = Piece[]

export type Block =
  | { kind: 'heading'; line: Line }
  | { kind: 'paragraph'; lines: Line[] }
  | { kind: 'items'; lines: Line[] }
  | { kind: 'facts'; facts: { label: string; line: Line }[] }
  | { kind: 'button'; words: Line; link: string }

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g
const button = /^\[([^[\]]+)\]\(\s*\{\{\s*([^{}]*?)\s*\}\}\s*\)$/
const fact = /^- ([^:{}]{1,60}): ?(\{\{[^{}]+\}\}.*)$/

/** The names that stand in `{{…}}`, each once. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))]
}

/** Cuts a line at its placeholders. */
export function readLine(text: string): Line {
  const pieces: Line = []
  let from = 0
  for (const found of text.matchAll(placeholder)) {
    if (found.index > from) pieces.push({ text: text.slice(from, found.index) })
    pieces.push({ value: found[1] ?? '' })
    from = found.index + found[0].length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}

/** Reads a template's text; anything can be read, and what has no sign is a paragraph. */
export function readTemplate(body: string): Block[] {
  const blocks: Block[] = []
  let isApart = true
  for (const written of body.split(/\r\n|\r|\n/)) {
    const text = written.trim()
    if (text === '') {
      isApart = true
      continue
    }
    const next = readBlock(text)
    if (isApart || !joined(blocks.at(-1), next)) blocks.push(next)
    isApart = false
  }
  return blocks
}

function readBlock(text: string): Block {
  const pressed = button.exec(text)
  if (pressed) return { kind: 'button', words: readLine(pressed[1] ?? ''), link: pressed[2] ?? '' }
  const told = fact.exec(text)
  if (told)
    return { kind: 'facts', facts: [{ label: told[1] ?? '', line: readLine(told[2] ?? '') }] }
  if (text.startsWith('# ')) return { kind: 'heading', line: readLine(text.slice(2)) }
  if (text.startsWith('- ')) return { kind: 'items', lines: [readLine(text.slice(2))] }
  return { kind: 'paragraph', lines: [readLine(text)] }
}

/** Adds a line to the block above it when both are of one kind. */
function joined(last: Block | undefined, next: Block): boolean {
  if (last?.kind === 'facts' && next.kind === 'facts') last.facts.push(...next.facts)
  else if (last?.kind === 'items' && next.kind === 'items') last.lines.push(...next.lines)
  else if (last?.kind === 'paragraph' && next.kind === 'paragraph') last.lines.push(...next.lines)
  else return false
  return true
}
