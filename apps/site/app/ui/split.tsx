import type { ReactNode } from 'react'
import styles from './split.module.css'

type SplitProps = {
  title: string
  /** Draws no rule above the section, as for the first one after a picture. */
  open?: boolean
  /** Its first paragraph is set larger. */
  lead?: boolean
  children: ReactNode
}

/** A part of a long page: its heading stays in view beside what it heads. */
export function Split({ title, open = false, lead = false, children }: SplitProps) {
  return (
    <section className={open ? `${styles.split} ${styles.open}` : styles.split}>
      <h2>{title}</h2>
      <div className={lead ? styles.lead : undefined}>{children}</div>
    </section>
  )
}
