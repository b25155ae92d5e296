/**
 * Marks the parts of a drawn draft with the fields that they come from, for the studio beside it: an element that
 * says what a field says, and a picture that is a field's file. The drawn page itself is looked through, so that
 * no part of the site has to know of it and public pages carry nothing.
 */
import { normaliseForSearch } from '@wajiha/arabic'
import type { DrawnField } from '@wajiha/contract/preview-frame'
import { escapeHtml } from '#app/seo/escape-html.ts'

/** The name of the mark, without `data-`. */
export const fieldMark = 'field'

type Open = { name: string; text: string; at: number; paths: Set<string> }

export function markFields(html: string, fields: readonly DrawnField[]): string {
  const begin = html.indexOf('<body')
  if (begin < 0 || fields.length === 0) return html
  const known = knownParts(fields)
  const marks: { at: number; path: string }[] = []
  const open: Open[] = []

  function close({ text, at, paths }: Open): void {
    const path = text.length <= known.longest ? known.lines.get(saidIn(text)) : undefined
    if (path && !paths.has(path)) marks.push({ at, path })
    const parent = open.at(-1)
    if (!parent) return
    parent.text += text
    for (const one of path ? [...paths, path] : paths) parent.paths.add(one)
  }

  for (const { index, 0: token, groups = {} } of html.slice(begin).matchAll(tokens)) {
    const { end, name = '', attributes = '', words } = groups
    const top = open.at(-1)
    if (words !== undefined && top) top.text += words
    else if (end) closeTo(open, end.toLowerCase(), close)
    else if (name) {
      // Behind the name of its tag.
      const at = begin + index + 1 + name.length
      const file = name === 'img' && known.files.find(([one]) => attributes.includes(one))
      if (file) marks.push({ at, path: file[1] })
      if (!isVoid(name, token))
        open.push({ name: name.toLowerCase(), text: '', at, paths: new Set() })
    }
  }
  return withMarks(html, marks)
}

const tokens =
  /<!--[\s\S]*?-->|<\/(?<end>[\w-]+)[^>]*>|<(?<name>[a-z][\w-]*)(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>|(?<words>[^<]+)/gi

const isVoid = (name: string, token: string) =>
  token.endsWith('/>') || /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/i.test(name)

/** Ends an element, and those within it that nothing ends. */
function closeTo(open: Open[], name: string, close: (one: Open) => void): void {
  if (!open.some((one) => one.name === name)) return
  for (let one = open.pop(); one; one = open.pop()) {
    close(one)
    if (one.name === name) return
  }
}

function knownParts(fields: readonly DrawnField[]) {
  const lines = new Map<string, string>()
  const files: [string, string][] = []
  let longest = 0
  for (const field of fields) {
    if ('file' in field)
      files.push([encodeURIComponent(field.file), field.path], [field.file, field.path])
    else
      for (const line of field.lines) {
        const said = saidIn(line)
        if (said && !lines.has(said)) lines.set(said, field.path)
        longest = Math.max(longest, line.length)
      }
  }
  // Drawn words carry marks of direction and signs that are written out.
  return { lines, files, longest: longest * 3 + 100 }
}

/** Words as they are compared: how they are set, drawn and numbered makes no difference. */
const saidIn = (text: string) =>
  normaliseForSearch(withoutEntities(text)).replace(/\s+/g, ' ').trim()

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const withoutEntities = (text: string) =>
  text.replace(
    /&(?:#x(?<hex>[\da-f]+)|#(?<decimal>\d+)|(?<name>\w+));/gi,
    (all, hex, decimal, name) => {
      if (name) return entities[name] ?? all
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : all
    },
  )

/** Of several fields in one place the first stands. */
function withMarks(html: string, marks: { at: number; path: string }[]): string {
  let written = ''
  let from = 0
  for (const { at, path } of [...marks].sort((one, other) => one.at - other.at)) {
    if (at === from && written) continue
    written += `${html.slice(from, at)} data-${fieldMark}="${escapeHtml(path)}"`
    from = at
  }
  return written + html.slice(from)
}
