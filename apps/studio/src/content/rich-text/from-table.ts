import { type BlockOf, mostSpanned, tableRows } from '@wajiha/contract'
import type { LexicalNode } from '../../platform/lexical.ts'
import { inlines, type ReadLink } from './inlines.ts'

type Table = BlockOf<'table'>

/** What the editor keeps of a cell that is a head: of the cells below it, of those beside it, or of both. */
export const headerStates = { below: 1, beside: 2 }

const isHeadOf = (way: keyof typeof headerStates, cell: LexicalNode | undefined) =>
  Boolean((cell?.headerState ?? 0) & headerStates[way])

/** A table, with its heads and with the cells that were made one. */
export function fromTable(node: LexicalNode, path: ReadLink | undefined): Table {
  const rows = (node.children ?? []).map((row) => row.children ?? [])
  const isHead = isHeadRow(rows[0] ?? [])
  const cells = rows.map((row) => row.map((cell) => inlines(cell, path)))
  const spans = rows.flatMap((row, index) => spansOf(row, index))
  const table: Table = {
    type: 'table',
    head: isHead ? (cells[0] ?? []) : [],
    rows: isHead ? cells.slice(1) : cells,
    ...(spans.length > 0 ? { spans } : {}),
  }
  return hasHeadColumn(table, rows) ? { ...table, headColumn: true } : table
}

/** HTML that is pasted marks the head of a row as it marks that of a column: the first cell alone heads none. */
const isHeadRow = (cells: LexicalNode[]) =>
  (cells.length > 1 ? cells.slice(1) : cells).some((cell) => isHeadOf('below', cell))

function hasHeadColumn(table: Table, rows: LexicalNode[][]): boolean {
  const { head, body } = tableRows(table)
  const firsts = body.flatMap((cells, row) =>
    cells.flatMap(({ column }, cell) => (column === 0 ? [rows[head.length + row]?.[cell]] : [])),
  )
  return (
    firsts.length > 0 && firsts.every((cell) => isHeadOf('beside', cell) || isHeadOf('below', cell))
  )
}

function spansOf(cells: LexicalNode[], row: number): NonNullable<Table['spans']> {
  return cells.flatMap(({ colSpan, rowSpan }, cell) => {
    const [columns, rows] = [spanned(colSpan), spanned(rowSpan)]
    if (!columns && !rows) return []
    return [{ row, cell, ...(columns ? { columns } : {}), ...(rows ? { rows } : {}) }]
  })
}

/** How many a cell stands for, as the editor or an attribute of HTML says it; nothing for its own place alone. */
export function spanned(value: unknown): number | undefined {
  const count = Math.min(Number(value), mostSpanned)
  return Number.isInteger(count) && count > 1 ? count : undefined
}
