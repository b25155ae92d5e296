/**
 * A table as a workbook of Excel with one sheet: written line by line, words in the cells themselves,
 * never a formula. What looks like one carries Excel's own apostrophe (`quotePrefix`), so that editing
 * the cell does not wake it, and every word is text. Source: ECMA-376, part 1, section 18.
 */
import { directionOf } from '@wajiha/arabic'
import { isRisky } from '../platform/tables/defuse.ts'
import { writeZip } from '../platform/zip/write-zip.ts'
import { type Cell, type Row, type Table, wallClockOf } from './cells.ts'
import { inBytes } from './packets.ts'
import { letters, parts, sheetEnd, sheetStart, styles } from './xlsx-parts.ts'

const longestCell = 32_767
const dayMs = 86_400_000
/** Days from Excel's zero to 1970. */
const epoch = 25_569

export function writeXlsx(table: Table): AsyncGenerator<Uint8Array> {
  const fixed = Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
  return writeZip([...fixed, { name: 'xl/worksheets/sheet1.xml', bytes: inBytes(sheet(table)) }])
}

async function* sheet(table: Table): AsyncGenerator<string> {
  const columns = table.headers.map((_, index) => letters(index + 1))
  const line = (number: number, row: Row, style?: number) => {
    const cells = row.map((cell, at) => cellXml(`${columns[at]}${number}`, cell, table, style))
    return `<row r="${number}">${cells.join('')}</row>`
  }
  yield sheetStart(columns.length, directionOf(table.locale) === 'rtl')
  yield line(1, table.headers, styles.header)
  let number = 1
  for await (const row of table.rows) {
    number += 1
    yield line(number, row)
  }
  yield sheetEnd(columns.length, number)
}

function cellXml(at: string, cell: Cell, { timeZone }: Table, style?: number): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (cell instanceof Date)
    return `<c r="${at}" s="${styles.moment}"><v>${serialOf(cell, timeZone)}</v></c>`
  const look = style ?? (isRisky(cell) ? styles.quoted : styles.text)
  return `<c r="${at}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** The clock there, as a number of days. */
const serialOf = (moment: Date, timeZone: string) =>
  Date.parse(`${wallClockOf(moment, timeZone).replace(' ', 'T')}Z`) / dayMs + epoch

function escaped(text: string): string {
  return allowed(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Within Excel's length and XML's signs; what would be read as Excel's way of writing a sign is kept. */
const allowed = (text: string) =>
  text
    .slice(0, longestCell)
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
