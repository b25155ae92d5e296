'use client'
/** One line of the door's form, in the looks of Payload's fields. */
import styles from './login.module.css'
import type { FieldName } from './sign-in.ts'

type LoginFieldProps = {
  name: FieldName
  type: 'email' | 'password' | 'text'
  label: string
  hint?: string
  autoComplete: string
  value: string
  isWrong: boolean
  onChange: (value: string) => void
}

export function LoginField(props: LoginFieldProps) {
  const { name, type, label, hint, autoComplete, value, isWrong, onChange } = props
  const id = `field-${name}`
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className={`field-type ${type}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        name={name}
        type={type}
        value={value}
        autoComplete={autoComplete}
        // A password runs as its words do.
        dir={type === 'password' ? 'auto' : 'ltr'}
        required
        {...(name === 'code' ? { inputMode: 'numeric', spellCheck: false } : {})}
        aria-invalid={isWrong}
        aria-describedby={hintId}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
