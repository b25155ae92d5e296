import type { Service } from '@wajiha/contract'
import styles from './deliverables.module.css'

/** What arrives at the end, a ruled row each. */
export function Deliverables({ items }: { items: Service['deliverables'] }) {
  return (
    <ul className={styles.rows}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
