'use client'
/** A question of the entry form with what is wrong in its answer below it. */
import type { ReactNode } from 'react'
import styles from './desk.module.css'

type Props = {
  name: string
  label: string
  hint?: string | undefined
  wrong?: string | undefined
  /** Given what names the question and what describes it. */
  children: (parts: {
    id: string
    name: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }) => ReactNode
}

export function EntryField({ name, label, hint, wrong, children }: Props) {
  const id = `entry-${name}`
  const described = [hint && `${id}-hint`, wrong && `${id}-wrong`].filter(Boolean).join(' ')
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        'aria-invalid': wrong !== undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {wrong && (
        <span id={`${id}-wrong`} className={styles.wrong}>
          {wrong}
        </span>
      )}
    </p>
  )
}
