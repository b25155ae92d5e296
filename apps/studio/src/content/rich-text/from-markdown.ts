/**
 * The small Markdown that the demo agency is written in (`content/README.md`, "Rules of the format").
 * Pictures keep their key; whoever stores the text gives them their place in the library.
 */

import { inlineText } from '@wajiha/contract'
import { anchors } from './anchors.ts'
import { closesBlock, opensBlock, readBlock } from './markdown-block.ts'
import { markdownInlines } from './markdown-inlines.ts'
import { readList } from './markdown-list.ts'
import type { KeyedRichText } from './to-lexical.ts'

type Block = KeyedRichText[number]
type Rule = { matches: RegExp; read: (lines: string[]) => Block }

/** Reads a text; never throws. What is no other block is a paragraph. */
export function fromMarkdown(source: string): KeyedRichText {
  const nextAnchor = anchors()
  return chunks(source).map((lines) => {
    const first = lines[0] ?? ''
    const block = (rules.find(({ matches }) => matches.test(first)) ?? paragraph).read(lines)
    if (block.type === 'heading') block.id = nextAnchor(inlineText(block.children))
    return block
  })
}

/** Parts the source at empty lines, save inside a fence; a heading also stands alone. */
function chunks(source: string): string[][] {
  const found: string[][] = []
  let current: string[] = []
  let isFenced = false
  let isBlock = false
  const close = () => {
    if (current.length > 0) found.push(current)
    current = []
  }
  for (const line of source.replaceAll('\r\n', '\n').split('\n')) {
    if (line.startsWith('```')) isFenced = !isFenced
    if (!isFenced && opensBlock.test(line)) isBlock = true
    const isGap = !isFenced && !isBlock && line.trim() === ''
    if (isGap) close()
    else current.push(line)
    if (!isFenced && (/^#{2,4} /.test(line) || (line === '```' && current.length > 1))) close()
    if (isBlock && closesBlock.test(line)) {
      isBlock = false
      close()
    }
  }
  close()
  return found
}

const paragraph: Rule = {
  matches: /^/,
  read: (lines) => ({ type: 'paragraph', children: markdownInlines(lines.join(' ')) }),
}

const levels = [2, 3, 4] as const
const tones = ['note', 'tip', 'warning'] as const

const rules: Rule[] = [
  {
    matches: /^#{2,4} /,
    read: ([line = '']) => ({
      type: 'heading',
      level: levels.find((one) => one === line.indexOf(' ')) ?? 2,
      id: '',
      children: markdownInlines(line.replace(/^#+ +/, '')),
    }),
  },
  {
    matches: /^```/,
    read: ([fence = '', ...rest]) => ({
      type: 'code',
      ...(fence.slice(3).trim() ? { language: fence.slice(3).trim() } : {}),
      code: rest.slice(0, rest.at(-1) === '```' ? -1 : undefined).join('\n'),
    }),
  },
  { matches: opensBlock, read: readBlock },
  { matches: /^!\[[^\]]*\]\(media:[^)]+\)\s*$/, read: ([line = '']) => readFigure(line) },
  { matches: /^-{3,}\s*$/, read: () => ({ type: 'rule' }) },
  { matches: /^\|/, read: readTable },
  { matches: /^>/, read: readQuote },
  { matches: /^(?:[-*]|\d+[.)]) /, read: readList },
]

function readFigure(line: string): Block {
  const [, caption = '', key = ''] = /^!\[([^\]]*)\]\(media:([^)]+)\)/.exec(line) ?? []
  return { type: 'image', key, ...(caption ? { caption } : {}) }
}

function readTable(lines: string[]): Block {
  const rows = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => markdownInlines(cell.trim())),
  )
  const hasHead = /^\|?[\s:|-]+$/.test(lines[1] ?? '')
  return { type: 'table', head: hasHead ? (rows[0] ?? []) : [], rows: rows.slice(hasHead ? 2 : 0) }
}

function readQuote(lines: string[]): Block {
  const words = lines.map((line) => line.replace(/^> ?/, ''))
  const [, sign, title] = /^\[!(note|tip|warning)\]\s*(.*)$/i.exec(words[0] ?? '') ?? []
  const tone = tones.find((one) => one === sign?.toLowerCase())
  if (!tone) return { type: 'quote', children: markdownInlines(words.join(' ').trim()) }
  return {
    type: 'callout',
    tone,
    ...(title?.trim() ? { title: title.trim() } : {}),
    children: markdownInlines(words.slice(1).join(' ').trim()),
  }
}
