'use client'

/**
 * JSON and code in a document, in a plain field of text. It takes the place of the editor that Payload
 * brings, which loads its parts from a public server; the two are given the same.
 */
import type { ChangeEvent } from 'react'
import styles from './code-view.module.css'

type Props = {
  value?: string
  className?: string
  readOnly?: boolean
  wrapperProps?: { id?: string }
  onChange?: (value: string) => void
}

export default function CodeView({
  value = '',
  className,
  readOnly,
  wrapperProps,
  onChange,
}: Props) {
  const take = ({ target }: ChangeEvent<HTMLTextAreaElement>) => onChange?.(target.value)
  return (
    <div className={className}>
      <textarea
        id={wrapperProps?.id}
        className={styles.code}
        dir="ltr"
        rows={Math.min(Math.max(value.split('\n').length + 1, 4), 40)}
        value={value}
        readOnly={readOnly ?? false}
        spellCheck={false}
        autoCapitalize="off"
        onChange={take}
      />
    </div>
  )
}
