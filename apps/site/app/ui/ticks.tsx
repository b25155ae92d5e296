/** As many of a few choices as one likes; apart from the other fields, because one page needs it. */
import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'
import { type FieldNotes, frameClass, Notes } from './field.tsx'

type TicksProps = FieldNotes & {
  id: string
  legend: ReactNode
  optional?: string | undefined
  /** The ticks, each with its words. */
  children: readonly (ComponentProps<'input'> & { id: string; label: string })[]
}

/** As many of a few choices as one likes. */
export function Ticks({ id, legend, optional, children, ...notes }: TicksProps) {
  return (
    <fieldset
      className={frameClass(true, notes.error)}
      id={id}
      tabIndex={-1}
      aria-describedby={notes.error && notes.errorId}
    >
      <legend className={styles.label}>
        {legend} {optional && <span>({optional})</span>}
      </legend>
      {children.map(({ label, ...input }) => (
        <div key={input.id} className={styles.tick}>
          <input {...input} type="checkbox" value="on" />
          <label htmlFor={input.id}>{label}</label>
        </div>
      ))}
      <Notes {...notes} />
    </fieldset>
  )
}
