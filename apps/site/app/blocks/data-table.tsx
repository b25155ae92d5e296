/* biome-ignore-all lint/suspicious/noArrayIndexKey: rows and cells have no identity and never move */
import type { RichTextBlock } from '@wajiha/contract'
import { Inlines } from './inlines.tsx'
import styles from './rich-text.module.css'

/** A table that scrolls by itself on narrow screens, so that the page never does. */
export function DataTable({ head, rows }: Extract<RichTextBlock, { type: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables are scrolled by keyboard too
    <div className={styles.scroll} tabIndex={0}>
      <table>
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
                <td key={index}>
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
