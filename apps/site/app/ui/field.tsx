/** One question of a form: its label above, the control, help and what is wrong below. */
import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

type FieldTexts = {
  label: ReactNode
  /** What is written beside the label of a field that may stay empty. Required is the rule. */
  optional?: string | undefined
  help?: ReactNode
  /** What is wrong and what to do, in the visitor's language. */
  error?: string | undefined
  /** As wide as the whole form. */
  wide?: boolean
}

type TextFieldProps = FieldTexts & { id: string } & Omit<ComponentProps<'input'>, 'id'>

/** A line of text. Phones, addresses and e-mails are typed left-to-right from the page's start. */
export function TextField({ label, optional, help, error, wide, ...input }: TextFieldProps) {
  const isLatin = ['email', 'tel', 'url'].includes(input.type ?? '')
  return (
    <div className={frame(wide, error)}>
      <Label htmlFor={input.id} optional={optional}>
        {label}
      </Label>
      <input
        className={styles.control}
        dir={isLatin ? 'ltr' : undefined}
        {...described(input.id, help, error)}
        {...input}
      />
      <Notes id={input.id} help={help} error={error} />
    </div>
  )
}

type TextAreaProps = FieldTexts & { id: string } & Omit<ComponentProps<'textarea'>, 'id'>

/** Several lines of text, in the direction of what is written. */
export function TextArea({ label, optional, help, error, wide, ...input }: TextAreaProps) {
  return (
    <div className={frame(wide, error)}>
      <Label htmlFor={input.id} optional={optional}>
        {label}
      </Label>
      <textarea
        className={`${styles.control} ${styles.area}`}
        {...described(input.id, help, error)}
        {...input}
      />
      <Notes id={input.id} help={help} error={error} />
    </div>
  )
}

type SelectProps = FieldTexts & { id: string } & Omit<ComponentProps<'select'>, 'id'>

/** One of several named choices, when they are too many for chips. */
export function Select({ label, optional, help, error, wide, ...input }: SelectProps) {
  return (
    <div className={frame(wide, error)}>
      <Label htmlFor={input.id} optional={optional}>
        {label}
      </Label>
      <div className={styles.select}>
        <select className={styles.control} {...described(input.id, help, error)} {...input} />
      </div>
      <Notes id={input.id} help={help} error={error} />
    </div>
  )
}

type ChipsProps = Omit<FieldTexts, 'label'> & {
  id: string
  legend: ReactNode
  name: string
  type?: 'radio' | 'checkbox'
  choices: readonly { value: string; label: ReactNode }[]
  /** What stands chosen at first. */
  chosen?: string | readonly string[] | undefined
  onChange?: ComponentProps<'input'>['onChange']
}

/** A few choices side by side. */
export function Chips(props: ChipsProps) {
  const {
    id,
    legend,
    name,
    type = 'radio',
    choices,
    chosen,
    optional,
    help,
    error,
    onChange,
  } = props
  return (
    <fieldset className={frame(true, error)} id={id} {...described(id, help, error)}>
      <legend className={styles.label}>
        {legend} {optional && <span>{optional}</span>}
      </legend>
      <div className={styles.chips}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip}>
            <input
              type={type}
              name={name}
              value={choice.value}
              defaultChecked={[chosen].flat().includes(choice.value)}
              onChange={onChange}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <Notes id={id} help={help} error={error} />
    </fieldset>
  )
}

type TickProps = { id: string; children: ReactNode; error?: string | undefined } & Omit<
  ComponentProps<'input'>,
  'id' | 'type'
>

/** A sentence to agree to. */
export function Tick({ children, error, ...input }: TickProps) {
  return (
    <div className={frame(true, error)}>
      <div className={styles.tick}>
        <input type="checkbox" {...described(input.id, undefined, error)} {...input} />
        <label htmlFor={input.id}>{children}</label>
      </div>
      <Notes id={input.id} error={error} />
    </div>
  )
}

type SummaryProps = {
  title: string
  /** Each leads to its field. */
  errors: readonly { id: string; text: string }[]
} & Pick<ComponentProps<'div'>, 'ref'>

/** What is left to do before a form can be sent; it takes the focus. */
export function ErrorSummary({ title, errors, ref }: SummaryProps) {
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={ref}>
      <h3>{title}</h3>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The class of a form: one column, or two from tablets on. */
export const formClass = (columns: 1 | 2) =>
  columns === 2 ? `${styles.form} ${styles.two}` : (styles.form as string)

/** The class of the line under a form: its button and what it promises. */
export const formFootClass = styles.foot as string

function frame(wide: boolean | undefined, error: string | undefined): string {
  return [styles.field, wide && styles.wide, error && styles.wrong].filter(Boolean).join(' ')
}

function described(id: string, help: ReactNode, error: string | undefined) {
  const notes = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return {
    'aria-describedby': notes || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

type LabelProps = { htmlFor: string; optional: string | undefined; children: ReactNode }

function Label({ htmlFor, optional, children }: LabelProps) {
  return (
    <label className={styles.label} htmlFor={htmlFor}>
      {children} {optional && <span>{optional}</span>}
    </label>
  )
}

function Notes({ id, help, error }: Pick<FieldTexts, 'help' | 'error'> & { id: string }) {
  return (
    <>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <span>{error}</span>
        </p>
      )}
    </>
  )
}
