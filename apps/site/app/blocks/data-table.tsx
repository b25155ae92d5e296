/* biome-ignore-all lint/suspicious/noArrayIndexKey: rows and cells have no identity and never move */
import type { BlockOf } from '@wajiha/contract'
import { inlineText } from '@wajiha/contract/inline-text'
import { columnsOf, type TableCell, tableRows } from '@wajiha/contract/table-rows'
import { useWords } from '#app/locale/locale-context.tsx'
import styles from './data-table.module.css'
import { Inlines } from './inlines.tsx'

/** From so many on, a phone shows each row as a card: its first cell, then every other under its column's name. */
const manyColumns = 4

/** A table that scrolls by itself on narrow screens, so that the page never does. */
export function DataTable(table: BlockOf<'table'>) {
  const { t } = useWords()
  const { head, body } = tableRows(table)
  const names = table.head.map(inlineText)
  const columns = names.filter(Boolean).join(`${t('general', 'comma')} `)
  // A cell that stands for several rows cannot stand on the card of each.
  const stacks = !table.spans?.length && names.length >= manyColumns
  const name = columns ? t('blogs', 'tableOf', { columns }) : t('blogs', 'table')
  const last = columnsOf([...head, ...body])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables are scrolled by keyboard too
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups cells
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={name}>
      <table className={stacks ? `${styles.table} ${styles.stacks}` : styles.table}>
        {head.length > 0 && (
          <thead>
            {head.map((row, rowIndex) => (
              <tr key={rowIndex}>
                {row.map((cell, index) => (
                  <th key={index} scope="col" {...place(cell, last)}>
                    <Inlines nodes={cell.children} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
        )}
        <tbody>
          {body.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map((cell, index) =>
                table.headColumn && cell.column === 0 ? (
                  <th key={index} scope="row" {...place(cell, last)}>
                    <Inlines nodes={cell.children} />
                  </th>
                ) : (
                  <td
                    key={index}
                    data-head={stacks && index > 0 ? names[index] : undefined}
                    {...place(cell, last)}
                  >
                    <Inlines nodes={cell.children} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Where a cell stands says how it looks; what stands first in its row need not stand in the first column. */
function place({ column, columns, rows }: TableCell, last: number) {
  const sides = [column === 0 && styles.first, column + columns === last && styles.last]
  return {
    className: sides.filter(Boolean).join(' ') || undefined,
    colSpan: columns > 1 ? columns : undefined,
    rowSpan: rows > 1 ? rows : undefined,
  }
}
