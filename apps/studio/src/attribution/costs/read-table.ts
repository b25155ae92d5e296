/**
 * A table as spreadsheets and advertisers write it: comma, semicolon or tab between cells, quotes where
 * a cell holds one of them, with or without a mark at the beginning. Pure.
 * Source: RFC 4180; the semicolon is what spreadsheets write where the comma is a decimal sign.
 */

export type Line = {
  /** Where it begins in the file, from 1. */
  line: number
  cells: string[]
}

export type ReadTable = { separator: string; lines: Line[] }

/** @returns nothing where a quoted cell never ends. Empty lines are left out. */
export function readTable(text: string): ReadTable | undefined {
  const plain = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(plain)
  const lines: Line[] = []
  const reading = { line: 1, cells: [] as string[], cell: '', isQuoted: false, began: 1 }
  const endCell = () => {
    reading.cells.push(reading.cell.trim())
    reading.cell = ''
  }
  const endLine = () => {
    endCell()
    if (reading.cells.some((cell) => cell !== ''))
      lines.push({ line: reading.began, cells: reading.cells })
    reading.cells = []
  }
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at] as string
    if (sign === '\n') reading.line += 1
    if (reading.isQuoted) {
      if (sign !== '"') reading.cell += sign
      else if (plain[at + 1] === '"') {
        reading.cell += '"'
        at += 1
      } else reading.isQuoted = false
    } else if (sign === '"' && reading.cell.trim() === '') {
      reading.cell = ''
      reading.isQuoted = true
    } else if (sign === separator) endCell()
    else if (sign === '\n') {
      endLine()
      reading.began = reading.line
    } else if (sign !== '\r') reading.cell += sign
  }
  if (reading.isQuoted) return undefined
  endLine()
  return { separator, lines }
}

/** The separator that the first line has most of: column names hold none of them. */
function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1)
  const most = (a: string, b: string) => (count(first, b) > count(first, a) ? b : a)
  return [',', ';', '\t', '؛'].reduce(most)
}

const count = (text: string, sign: string) => text.split(sign).length - 1
