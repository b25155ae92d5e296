import { type BlockOf, mostSpanned } from '@wajiha/contract'
import type { LexicalNode } from '../../platform/lexical.ts'
import { inlines, type ReadLink } from './inlines.ts'

type Table = BlockOf<'table'>

/** A table, with the cells that were made one. */
export function fromTable(node: LexicalNode, path: ReadLink | undefined): Table {
  const rows = (node.children ?? []).map((row) => row.children ?? [])
  const isHead = rows[0]?.some((cell) => (cell.headerState ?? 0) > 0)
  const cells = rows.map((row) => row.map((cell) => inlines(cell, path)))
  const spans = rows.flatMap((row, index) => spansOf(row, index))
  return {
    type: 'table',
    head: isHead ? (cells[0] ?? []) : [],
    rows: isHead ? cells.slice(1) : cells,
    ...(spans.length > 0 ? { spans } : {}),
  }
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
