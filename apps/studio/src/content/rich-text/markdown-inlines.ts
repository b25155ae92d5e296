import type { Inline, TextMark } from '@wajiha/contract'

type Text = Extract<Inline, { type: 'text' }>

// `code`, **bold**, [words](target); a backslash keeps the sign after it.
const piece =
  /\\(?<kept>[\\`*[\]()|#>-])|`(?<code>[^`]+)`|\*\*(?<bold>.+?)\*\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/gu

/** Words with bold, code and links: `'خاصّة `dir` **مهمّة**'`. What is not closed stays as it is. */
export function markdownInlines(source: string): Inline[] {
  return readInlines(source, [])
}

function readInlines(source: string, marks: TextMark[]): Inline[] {
  const found: Inline[] = []
  let end = 0
  for (const match of source.matchAll(piece)) {
    push(found, source.slice(end, match.index), marks)
    const { kept, code, bold, label, href } = match.groups ?? {}
    if (kept !== undefined) push(found, kept, marks)
    else if (code !== undefined) push(found, code, [...marks, 'code'])
    else if (bold !== undefined) found.push(...readInlines(bold, [...marks, 'bold']))
    else found.push({ type: 'link', href: href ?? '', children: texts(label ?? '', marks) })
    end = match.index + match[0].length
  }
  push(found, source.slice(end), marks)
  return found
}

/** A link holds words only. */
const texts = (source: string, marks: TextMark[]): Text[] =>
  readInlines(source, marks).filter((node) => node.type === 'text')

function push(found: Inline[], text: string, marks: TextMark[]) {
  if (text === '') return
  const last = found.at(-1)
  const isSame = last?.type === 'text' && (last.marks ?? []).join() === marks.join()
  if (isSame) last.text += text
  else found.push({ type: 'text', text, ...(marks.length > 0 ? { marks: [...marks] } : {}) })
}
