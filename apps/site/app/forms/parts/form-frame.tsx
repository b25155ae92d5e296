import type { ReactNode } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import { DirectLines } from '#app/shell/direct-lines.tsx'
import { buttonClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { ErrorSummary, formClass, formFootClass, offScreenClass } from '#app/ui/field.tsx'
import type { Form } from './form-field.tsx'
import styles from './form-parts.module.css'

type FormFrameProps = {
  form: Form
  columns?: 1 | 2
  /** The button's words when it rests. */
  submit?: string | undefined
  /** What stands beside the button. */
  promise?: ReactNode
  children: ReactNode
}

/** What every form has: the summary of what is wrong, its hidden parts, its button and its state. */
export function FormFrame({ form, columns = 1, submit, promise, children }: FormFrameProps) {
  const { t } = useWords()
  const { summary, problem, status, part } = form
  const isSending = status === 'sending'
  return (
    <form {...form.formProps} className={formClass(columns)}>
      {(summary.length > 0 || problem) && (
        <ErrorSummary
          {...form.summaryProps}
          title={problem ?? t('forms', 'summary')}
          errors={summary}
        >
          {problem && <DirectLines />}
        </ErrorSummary>
      )}
      {form.hiddenInputs.map((input) => (
        <input key={input.name} {...input} />
      ))}
      <div {...form.trapProps.box} className={offScreenClass}>
        <label htmlFor={form.trapProps.input.id}>{form.trapProps.label}</label>
        <input {...form.trapProps.input} />
      </div>
      {children}
      <div className={formFootClass}>
        <button {...form.submitProps} className={buttonClass()} aria-busy={isSending}>
          {isSending ? t('forms', 'sending') : (submit ?? t('forms', 'submit'))}
          {!isSending && <Arrow />}
        </button>
        {promise && <small>{promise}</small>}
      </div>
      <p role="status" className={styles.status}>
        {isSending && part !== undefined && (
          <progress value={part} aria-label={t('forms', 'sending')} />
        )}
        {status === 'queued' && t('forms', 'queued')}
        {status === 'sent' && t('forms', 'sent')}
      </p>
    </form>
  )
}
