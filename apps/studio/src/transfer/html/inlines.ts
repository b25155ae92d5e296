import type { Inline, TextMark } from '@wajiha/contract'
import { readHref } from '../../content/rich-text/read-href.ts'
import { type Node, textOf } from './tree.ts'

export type Mark = TextMark

/** What a text that is brought needs to know of what is around it. */
export type Bringing = {
  /** The key under which a picture will be found; nothing for one that nobody has. */
  picture: (src: string, alt: string) => string | undefined
  /** Where a link leads from now on; nothing where it leads nowhere. */
  link: (href: string) => string | undefined
  /** Says what was not taken along. */
  leave: (what: string) => void
  /** Empty lines part paragraphs, and ends of lines are breaks, as editors without blocks write them. */
  hasBareLines: boolean
}

const marksOf: Record<string, Mark> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  del: 'strikethrough',
  strike: 'strikethrough',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
}

/** Words with their marks, breaks and links: `<b>خاصّة</b> <code>dir</code>`. */
export function readInlines(
  nodes: readonly Node[],
  bringing: Bringing,
  marks: Mark[] = [],
): Inline[] {
  return nodes.flatMap((node) => readInline(node, bringing, marks))
}

function readInline(node: Node, bringing: Bringing, marks: Mark[]): Inline[] {
  const name = node.name ?? ''
  if (node.type === 'text') return textsOf(node.data ?? '', bringing, marks)
  if (name === 'br') return [{ type: 'break' }]
  if (name === 'script' || name === 'style' || node.type === 'comment') return []
  if (name === 'img') {
    bringing.leave(`a picture inside a line: ${node.attribs?.src ?? ''}`)
    return []
  }
  if (name === 'a') return linkOf(node, bringing, marks)
  const mark = Object.hasOwn(marksOf, name) ? marksOf[name] : undefined
  const now = mark && !marks.includes(mark) ? [...marks, mark] : marks
  return readInlines(node.children ?? [], bringing, now)
}

function textsOf(data: string, { hasBareLines }: Bringing, marks: Mark[]): Inline[] {
  const lines = hasBareLines ? data.split(/\r?\n/) : [data]
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'break' as const }] : []),
    ...(line ? [text(line.replace(/[ \t\r\n\f]+/g, ' '), marks)] : []),
  ])
}

const text = (words: string, marks: Mark[]) => ({
  type: 'text' as const,
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
})

function linkOf(node: Node, bringing: Bringing, marks: Mark[]): Inline[] {
  const inner = readInlines(node.children ?? [], bringing, marks)
  const written = (node.attribs?.href ?? '').trim()
  const href = written ? readHref(bringing.link(written) ?? '') : undefined
  const words = inner.filter((one) => one.type === 'text')
  if (!href || words.length === 0) {
    if (written && textOf(node).trim()) bringing.leave(`a link that leads nowhere: ${written}`)
    return inner
  }
  return [{ type: 'link', href, children: words }]
}

/** Without breaks and spaces at either end, and neighbours of one look as one. */
export function trimmed(line: readonly Inline[]): Inline[] {
  const joined = joinedOf(line)
  while (joined[0] && isBlank(joined[0])) joined.shift()
  for (let last = joined.at(-1); last && isBlank(last); last = joined.at(-1)) joined.pop()
  const [first, last] = [joined[0], joined.at(-1)]
  if (first?.type === 'text') first.text = first.text.trimStart()
  if (last?.type === 'text') last.text = last.text.trimEnd()
  return joined
}

const isBlank = (one: Inline): boolean =>
  one.type === 'break' || (one.type === 'text' && one.text.trim() === '')

function joinedOf(line: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const one of line) {
    const before = joined.at(-1)
    const isSame =
      one.type === 'text' &&
      before?.type === 'text' &&
      (before.marks ?? []).join() === (one.marks ?? []).join()
    if (isSame) before.text = `${before.text}${one.text}`.replace(/ {2,}/g, ' ')
    else joined.push(structuredClone(one))
  }
  return joined
}
