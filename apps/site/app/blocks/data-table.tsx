/* biome-ignore-all lint/suspicious/noArrayIndexKey: rows and cells have no identity and never move */
import type { BlockOf, Inline } from '@wajiha/contract'
import { inlineText } from '@wajiha/contract/inline-text'
import type { ReactNode } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import styles from './data-table.module.css'
import { Inlines } from './inlines.tsx'

/** From so many on, a phone shows each row as a card: its first cell, then every other under its column's name. */
const manyColumns = 4

/** A table of single cells; one with merged cells is drawn by `merged-table.tsx`. */
export function DataTable({ head, rows, headColumn }: BlockOf<'table'>) {
  const names = head.map(inlineText)
  const isWide = head.length >= manyColumns
  return (
    <TableFrame head={head} looks={isWide ? styles.stacks : ''}>
      {head.length > 0 && (
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <Inlines nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr key={rowIndex}>
            {row.map((cell, index) => {
              const Cell = headColumn && !index ? 'th' : 'td'
              return (
                <Cell
                  key={index}
                  scope={Cell === 'th' ? 'row' : undefined}
                  data-head={isWide && index > 0 ? names[index] : undefined}
                >
                  <Inlines nodes={cell} />
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

type TableFrameProps = { head: Inline[][]; looks: string | undefined; children: ReactNode }

/** A table that scrolls by itself on narrow screens, so that the page never does. */
export function TableFrame({ head, looks, children }: TableFrameProps) {
  const { t } = useWords()
  const columns = head
    .map(inlineText)
    .filter(Boolean)
    .join(`${t('general', 'comma')} `)
  const name = columns ? t('blogs', 'tableOf', { columns }) : t('blogs', 'table')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables are scrolled by keyboard too
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups cells
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={name}>
      <table className={`${styles.table} ${looks}`}>{children}</table>
    </div>
  )
}
