import type { ReactNode } from 'react'
import styles from './tab-links.module.css'
import row from './tab-row.module.css'

type TabLinksProps = {
  label: string
  /** Links; the one shown carries `aria-current`. */
  children: ReactNode
}

/** Choices that are addresses: a row of links that works without script; it scrolls sideways, and takes a second line on phones. */
export function TabLinks({ label, children }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={`${row.row} ${styles.tabs}`}>{children}</ul>
    </nav>
  )
}

/** One choice; its count stands small above the line. */
export function TabCount({ children }: { children: ReactNode }) {
  return <sup className={styles.count}>{children}</sup>
}
