/**
 * A table for Excel: UTF-8 with its mark, CRLF, Latin digits, and no cell that a spreadsheet would take
 * for a formula.
 */
import { csvText } from './defuse.ts'
import type { Table } from './table.ts'

/** A cell's text; what begins like a formula gets an apostrophe. */
export function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(Math.round(value * 1_000) / 1_000)
  return csvText(value)
}

export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(cell).join(',')}\r\n`

/** Rows of a table whose cells hold one line each, without its head. */
export const rowsOf = (csv: string): number => csv.split('\r\n').length - 2

export function tableAsCsv({ of, columns, rows }: Table, locale: 'ar' | 'en'): string {
  const head = [of[locale], ...columns.map(({ label }) => label[locale])]
  return `\ufeff${[head, ...rows.map(({ label, values }) => [label[locale], ...values])]
    .map(csvLine)
    .join('')}`
}
