/** How one question of a form looks: its label above, the control, help and what is wrong below. */
import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

export type FieldNotes = {
  /** What helps to answer. */
  help?: ReactNode
  /** What is wrong and what to do, in the visitor's language. */
  error?: string | undefined
  /** The id by which the control names its error. */
  errorId?: string | undefined
}

type FieldFrameProps = FieldNotes & {
  label: ReactNode
  htmlFor: string
  /** What is written beside the label of a field that may stay empty. Required is the rule. */
  optional?: string | undefined
  /** Whether the field takes the form's whole width instead of one column. */
  wide?: boolean | undefined
  children: ReactNode
}

export function FieldFrame({
  label,
  htmlFor,
  optional,
  wide,
  children,
  ...notes
}: FieldFrameProps) {
  return (
    <div className={frameClass(wide, notes.error)}>
      <label className={styles.label} htmlFor={htmlFor}>
        {label} {optional && <span>({optional})</span>}
      </label>
      {children}
      <Notes helpId={helpIdOf(htmlFor)} {...notes} />
    </div>
  )
}

/** The id by which a control names its help. */
export const helpIdOf = (fieldId: string) => `${fieldId}-help`

/** A line of text; empty, it begins where the page's lines begin (see `.control`). */
export const TextInput = (props: ComponentProps<'input'>) => (
  <input
    className={styles.control}
    placeholder={props.dir === 'auto' ? blank : undefined}
    {...props}
  />
)

/** What lets styles tell that a field is empty, where its direction follows what is typed. */
const blank = ' '

/** Several lines of text, in the direction of what is written. */
export const TextArea = (props: ComponentProps<'textarea'>) => (
  <textarea
    className={`${styles.control} ${styles.area}`}
    dir="auto"
    placeholder={blank}
    {...props}
  />
)

/** One of many named choices. */
export const Select = (props: ComponentProps<'select'>) => (
  <div className={styles.select}>
    <select className={styles.control} {...props} />
  </div>
)

type ChipsProps = FieldNotes & {
  id: string
  legend: ReactNode
  name: string
  optional?: string | undefined
  choices: readonly { value: string; label: ReactNode }[]
  /** What stands chosen at first. */
  chosen?: string | undefined
}

/** One of a few choices, side by side. */
export function Chips({ id, legend, name, optional, choices, chosen, ...notes }: ChipsProps) {
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
      <div className={styles.chips}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <Notes {...notes} />
    </fieldset>
  )
}

type TickProps = FieldNotes & { id: string; children: ReactNode } & Omit<
    ComponentProps<'input'>,
    'id'
  >

/** A sentence to agree to. */
export function Tick({ children, help, error, errorId, ...input }: TickProps) {
  return (
    <div className={frameClass(true, error)}>
      <div className={styles.tick}>
        <input {...input} type="checkbox" />
        <label htmlFor={input.id}>{children}</label>
      </div>
      <Notes help={help} error={error} errorId={errorId} />
    </div>
  )
}

type ErrorSummaryProps = {
  title: string
  /** Each leads to its field. */
  errors: readonly { href: string; text: string }[]
  children?: ReactNode
} & Pick<ComponentProps<'div'>, 'ref' | 'id' | 'tabIndex' | 'autoFocus'>

/** The list of errors above a form; it takes the focus. */
export function ErrorSummary({ title, errors, children, ...box }: ErrorSummaryProps) {
  return (
    <div className={styles.summary} role="alert" {...box}>
      <p>{title}</p>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

/** The class of a form: one column, or two from tablets on. */
export const formClass = (columns: 1 | 2) =>
  columns === 2 ? `${styles.form} ${styles.two}` : styles.form

/** The class of the line under a form: its button and what it promises. */
export const formFootClass = styles.foot

/** The class of what no person sees: a trap for machines. */
export const offScreenClass = styles.offScreen

/** The class of a field's frame. */
export const frameClass = (wide: boolean | undefined, error: string | undefined) =>
  [styles.field, wide && styles.wide, error && styles.wrong].filter(Boolean).join(' ')

/** Help, and what is wrong. */
export function Notes({ help, helpId, error, errorId }: FieldNotes & { helpId?: string }) {
  return (
    <>
      {help && (
        <p className={styles.help} id={helpId}>
          {help}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          <span>{error}</span>
        </p>
      )}
    </>
  )
}
