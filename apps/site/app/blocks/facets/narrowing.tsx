import { type ReactNode, useState } from 'react'
import styles from './narrowing.module.css'

type NarrowingProps = {
  label: string
  /** Whether the choices lie open from the start: where something is chosen, or there is much to choose from. */
  isOpen: boolean
  /** How much was found, and the way back to all of it. */
  found: ReactNode
  children: ReactNode
}

/** What else a list can be chosen by, folded away until somebody wants it, and what was found. */
export function Narrowing({ label, isOpen: opensSo, found, children }: NarrowingProps) {
  const [isOpen, setIsOpen] = useState(opensSo)
  return (
    <div className={styles.narrow}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{label}</summary>
        {children}
      </details>
      <div className={styles.found}>{found}</div>
    </div>
  )
}
