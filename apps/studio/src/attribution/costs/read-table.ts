/**
 * A table as spreadsheets and advertisers write it: comma, semicolon or tab between cells, quotes where
 * a cell holds one of them, with or without a mark at the beginning. Pure.
 */
import { CsvError, type Info, parse } from 'csv-parse/sync'

export type Line = {
  /** Where it begins in the file, from 1. */
  line: number
  cells: string[]
}

type ReadTable = { separator: string; lines: Line[] }

/** @returns nothing where a quoted cell never ends, or goes on after its end. Empty lines are left out. */
export function readTable(text: string): ReadTable | undefined {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const separator = separatorOf(plain)
  try {
    const lines = parse(plain, {
      delimiter: separator,
      trim: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
    }) as unknown as { info: Info; record: string[] }[]
    return { separator, lines: lines.map(lineOf) }
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

/** The parser tells the line where a record ends; a quoted cell may hold several. */
const lineOf = ({ info, record }: { info: Info; record: string[] }): Line => ({
  line: info.lines - count(record.join(''), '\n'),
  cells: record.map((cell) => cell.trim()),
})

/** What the first line has most of; names of columns hold none of them. */
function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1)
  const most = (a: string, b: string) => (count(first, b) > count(first, a) ? b : a)
  return [',', ';', '\t', '؛'].reduce(most)
}

const count = (text: string, sign: string) => text.split(sign).length - 1
