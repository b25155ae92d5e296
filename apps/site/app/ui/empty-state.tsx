import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = { title: string; text?: string | undefined; children?: ReactNode }

/** Nothing here: circles never closed and a compass leg, one sentence, one way out. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 144 120" aria-hidden="true">
        <g
          fill="none"
          stroke="currentColor"
          strokeDasharray="1 7"
          strokeLinecap="round"
          strokeWidth="2"
        >
          <circle cx="60" cy="66" r="18" />
          <circle cx="60" cy="66" r="34" />
          <circle cx="60" cy="66" r="50" />
        </g>
        <path d="M60 66 104 8M60 66l34 34" fill="none" stroke="currentColor" strokeWidth="3" />
        <path className={styles.point} d="m60 58 8 8-8 8-8-8Z" />
      </svg>
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}
