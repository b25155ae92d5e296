/* biome-ignore-all lint/suspicious/noArrayIndexKey: rows and cells have no identity and never move */
import type { BlockOf } from '@wajiha/contract'
import { type TableCell, tableRows } from '@wajiha/contract/table-rows'
import styles from './data-table.module.css'
import { TableFrame } from './data-table.tsx'
import { Inlines } from './inlines.tsx'

/** A table with cells that stand for several. It makes no cards on a phone: such a cell cannot stand on each. */
export function MergedTable(table: BlockOf<'table'>) {
  const { head, body } = tableRows(table)
  return (
    <TableFrame head={table.head} looks={styles.merged}>
      {head.length > 0 && (
        <thead>
          <Rows rows={head} scopeOf={() => 'col'} />
        </thead>
      )}
      <tbody>
        <Rows
          rows={body}
          scopeOf={({ column }) => (table.headColumn && column === 0 ? 'row' : undefined)}
        />
      </tbody>
    </TableFrame>
  )
}

type RowsProps = { rows: TableCell[][]; scopeOf: (cell: TableCell) => 'col' | 'row' | undefined }

function Rows({ rows, scopeOf }: RowsProps) {
  return rows.map((row, rowIndex) => (
    <tr key={rowIndex}>
      {row.map((cell, index) => {
        const scope = scopeOf(cell)
        const Cell = scope ? 'th' : 'td'
        return (
          <Cell
            key={index}
            scope={scope}
            className={cell.column === 0 ? styles.first : undefined}
            colSpan={cell.columns > 1 ? cell.columns : undefined}
            rowSpan={cell.rows > 1 ? cell.rows : undefined}
          >
            <Inlines nodes={cell.children} />
          </Cell>
        )
      })}
    </tr>
  ))
}
