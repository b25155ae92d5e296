/* biome-ignore-all lint/suspicious/noArrayIndexKey: rows and cells have no identity and never move */
import type { RichTextBlock } from '@wajiha/contract'
import { inlineText } from '@wajiha/contract/inline-text'
import { useWords } from '#app/locale/locale-context.tsx'
import styles from './data-table.module.css'
import { Inlines } from './inlines.tsx'

/** From so many on, a phone shows each row as a card: its first cell, then every other under its column's name. */
const manyColumns = 4

/** A table that scrolls by itself on narrow screens, so that the page never does. */
export function DataTable({ head, rows }: Extract<RichTextBlock, { type: 'table' }>) {
  const { t } = useWords()
  const names = head.map(inlineText)
  const columns = names.filter(Boolean).join(`${t('general', 'comma')} `)
  const isWide = head.length >= manyColumns
  const name = columns ? t('blogs', 'tableOf', { columns }) : t('blogs', 'table')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables are scrolled by keyboard too
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups cells
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={name}>
      <table className={isWide ? `${styles.table} ${styles.stacks}` : styles.table}>
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
              {row.map((cell, index) => (
                <td key={index} data-head={isWide && index > 0 ? names[index] : undefined}>
                  <Inlines nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
