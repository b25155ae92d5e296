import { useForm } from '#app/forms/use-form.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { offScreenClass, TextInput } from '#app/ui/field.tsx'
import styles from './form-parts.module.css'

type SubscribeFormProps = {
  title: string
  note?: string | undefined
  /** Tells two of them on one page apart. */
  formKey?: string
}

/** One address and one button: the letter of the month. */
export function SubscribeForm({ title, note, formKey = 'subscribe' }: SubscribeFormProps) {
  const form = useForm({ form: 'subscribe', formKey, onSent: 'stay' })
  const { t } = useWords()
  const error = form.problem ?? form.errorOf('email')
  const said = { sent: t('forms', 'subscribed'), queued: t('forms', 'queued') }
  return (
    <section className={styles.subscribe}>
      <h3>{title}</h3>
      <form {...form.formProps}>
        {form.hiddenInputs.map((input) => (
          <input key={input.name} {...input} />
        ))}
        <div {...form.trapProps.box} className={offScreenClass}>
          <label htmlFor={form.trapProps.input.id}>{form.trapProps.label}</label>
          <input {...form.trapProps.input} />
        </div>
        <label className="visually-hidden" htmlFor={form.labelProps('email').htmlFor}>
          {form.label('email')}
        </label>
        <div className={styles.line}>
          <TextInput {...form.inputProps('email')} placeholder="name@example.com" />
          <button
            {...form.submitProps}
            className={buttonClass()}
            aria-busy={form.status === 'sending'}
          >
            {t('forms', 'subscribe')}
          </button>
        </div>
        {error && (
          <p className={styles.wrong} id={form.errorProps('email').id} role="alert">
            {error}
          </p>
        )}
        <p role="status" className={styles.status}>
          {said[form.status as keyof typeof said]}
        </p>
      </form>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}
