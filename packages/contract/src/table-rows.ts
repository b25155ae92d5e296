/** Where the cells of a table stand, once some of them stand for several. */
import type { BlockOf, Inline } from './rich-text.ts'

/** More than any text needs; a hostile one cannot make a reader's browser lay out thousands. */
export const mostSpanned = 50

export type TableCell = { children: Inline[]; column: number; columns: number; rows: number }

type Table = Pick<BlockOf<'table'>, 'head' | 'rows' | 'spans'>
type Spans = NonNullable<Table['spans']>

/** The rows of the head and of the body; a head has as many rows as its tallest cell. */
export function tableRows({ head, rows, spans = [] }: Table) {
  const all = head.length > 0 ? [head, ...rows] : rows
  const first = spans.filter(({ row }) => row === 0).map((span) => span.rows ?? 1)
  const headRows = head.length > 0 ? Math.max(1, ...first) : 0
  return {
    head: placed(all.slice(0, headRows), spans, 0),
    body: placed(all.slice(headRows), spans, headRows),
  }
}

/** How many columns the rows have. */
export const columnsOf = (rows: TableCell[][]): number =>
  Math.max(0, ...rows.flat().map(({ column, columns }) => column + columns))

/** As browsers place them: past what still stands from the rows above, and never out of their part of the table. */
function placed(rows: Inline[][][], spans: Spans, from: number): TableCell[][] {
  const takenUntil: number[] = []
  return rows.map((cells, row) => {
    let column = 0
    return cells.map((children, cell) => {
      while ((takenUntil[column] ?? 0) > row) column += 1
      const span = spans.find((one) => one.row === from + row && one.cell === cell)
      const columns = span?.columns ?? 1
      const tall = Math.min(span?.rows ?? 1, rows.length - row)
      takenUntil.length = Math.max(takenUntil.length, column + columns)
      takenUntil.fill(row + tall, column, column + columns)
      column += columns
      return { children, column: column - columns, columns, rows: tall }
    })
  })
}
