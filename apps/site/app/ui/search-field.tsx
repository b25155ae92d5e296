import styles from './search-field.module.css'

type SearchFieldProps = {
  /** The address that answers, with the query in `q`. */
  action: string
  label: string
  submit: string
  /** What was searched for, to change it. */
  value?: string | undefined
  maxLength: number
}

/** A search that is a plain form: it works without script, and its result has an address. */
export function SearchField({ action, label, submit, value, maxLength }: SearchFieldProps) {
  return (
    <search>
      <form className={styles.search} action={action} method="get">
        <label htmlFor="search" className="visually-hidden">
          {label}
        </label>
        <input
          key={value}
          id="search"
          type="search"
          name="q"
          defaultValue={value}
          placeholder={label}
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" aria-label={submit}>
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
            <circle cx="10" cy="10" r="7" strokeWidth="2.5" />
            <path d="m15 15 7 7" strokeWidth="2.5" />
          </svg>
        </button>
      </form>
    </search>
  )
}
