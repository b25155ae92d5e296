/** A table as CSV by RFC 4180, with the mark by which Excel knows UTF-8. */

import { csvText } from '../platform/tables/defuse.ts'
import { type Cell, type Row, type Table, wallClockOf } from './cells.ts'

export async function* writeCsv({ headers, rows, timeZone }: Table): AsyncGenerator<string> {
  yield `\ufeff${line(headers, timeZone)}`
  for await (const row of rows) yield line(row, timeZone)
}

const line = (row: Row, timeZone: string) =>
  `${row.map((cell) => written(cell, timeZone)).join(',')}\r\n`

function written(cell: Cell, timeZone: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return cell instanceof Date ? wallClockOf(cell, timeZone) : csvText(cell)
}
