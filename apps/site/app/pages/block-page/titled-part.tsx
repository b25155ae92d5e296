import type { ReactNode } from 'react'
import styles from './block-page.module.css'

type TitledPartProps = { title: string | undefined; children: ReactNode }

/** A part with its heading beside it; without one it stands alone. */
export function TitledPart({ title, children }: TitledPartProps) {
  if (!title) return children
  return (
    <div className={styles.part}>
      <h2>{title}</h2>
      <div>{children}</div>
    </div>
  )
}
