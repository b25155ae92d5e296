/**
 * A table as spreadsheets and advertisers write it: comma, semicolon or tab between cells, quotes where
 * a cell holds one of them, with or without a mark at the beginning. Pure.
 */
import { CsvError, type Info, parse } from 'csv-parse/sync'
import { isRecord } from '../../platform/objects.ts'

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
    const records: unknown[] = parse(plain, {
      delimiter: separator,
      trim: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
    })
    return { separator, lines: records.filter(isTold).map(lineOf) }
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

type Told = { info: Info; record: string[] }

/** Asked for `info`, the parser tells it beside each record; its types know the records alone. */
const isTold = (one: unknown): one is Told =>
  isRecord(one) && isRecord(one.info) && Array.isArray(one.record)

/** The parser tells the line where a record ends; a quoted cell may hold several. */
const lineOf = ({ info, record }: Told): Line => ({
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
