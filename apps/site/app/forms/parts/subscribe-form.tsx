import { type FocusEvent, type ReactNode, useState } from 'react'
import { trapName } from '#app/forms/core/trap.ts'
import type { SubscriptionOutcome } from '#app/forms/send-subscription.ts'
import { useOneAtATime } from '#app/forms/use-one-at-a-time.ts'
import { useServerAnswer } from '#app/forms/use-server-answer.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { buttonClass } from '#app/ui/core/button.ts'
import { offScreenClass, TextInput } from '#app/ui/field.tsx'
import styles from './form-parts.module.css'

type SubscribeFormProps = {
  title?: string | undefined
  note?: string | undefined
  /** Name of this form where a page holds two of them. */
  formKey?: string
}

type Stage = { kind: 'idle' } | { kind: 'left'; meant: ReactNode } | SubscriptionOutcome

/** One address and one button: the letter of the month. It works natively, and better with script. */
export function SubscribeForm({ title, note, formKey = 'subscribe' }: SubscribeFormProps) {
  const { t, locale } = useWords()
  const answer = useServerAnswer('subscribe', formKey)
  const [stage, setStage] = useState<Stage>(stageOf(answer))
  const id = `${formKey}-email`
  const error = useErrorText(stage)
  const send = useOneAtATime(async (form: HTMLFormElement) => {
    setStage({ kind: 'sending' })
    const desk = await logic()
    if (desk) return desk.sendSubscription(form, { formKey, locale }, setStage)
    // The form's own way needs no code of ours.
    if (navigator.onLine === false) setStage({ kind: 'problem', problem: 'failed' })
    else form.submit()
  })
  const look = async ({ target }: FocusEvent<HTMLInputElement>) => {
    const parts = await import('./meant-address.tsx').catch(() => undefined)
    const meant = parts?.meantAddress(target, styles.meant)
    if (meant) setStage((now) => (now.kind === 'sending' ? now : { kind: 'left', meant }))
  }
  return (
    <section className={styles.subscribe}>
      <h3>{title ?? t('sections', 'subscribe.title')}</h3>
      <form
        method="post"
        noValidate={stage.kind !== 'idle'}
        onFocus={() => void logic().then((desk) => desk?.touchSubscription())}
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget)
        }}
      >
        <HiddenParts formKey={formKey} />
        <label className="visually-hidden" htmlFor={id}>
          {t('forms', 'field.email')}
        </label>
        <div className={styles.line}>
          <TextInput
            id={id}
            name="email"
            type="text"
            inputMode="email"
            autoCapitalize="none"
            dir="ltr"
            autoComplete="email"
            required
            onBlur={(event) => void look(event)}
            placeholder="name@example.com"
            defaultValue={answer?.values.email ?? ''}
            readOnly={stage.kind === 'sending'}
            autoFocus={answer !== undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <button type="submit" className={buttonClass()} aria-busy={stage.kind === 'sending'}>
            {t('forms', 'subscribe')}
          </button>
        </div>
        <p className={styles.wrong} id={`${id}-error`} role="alert">
          {error}
        </p>
        <p role="status" className={styles.status}>
          {stage.kind === 'queued' && t('forms', 'queued')}
          {stage.kind === 'left' && stage.meant}
        </p>
        {stage.kind === 'sent' && (
          <stage.Answer number={stage.reference} className={styles.status} />
        )}
      </form>
      <p className={styles.note}>{note ?? t('sections', 'subscribe.note')}</p>
    </section>
  )
}

/** Nothing where it cannot be fetched. */
const logic = () => import('#app/forms/send-subscription.ts').catch(() => undefined)

function stageOf(answer: ReturnType<typeof useServerAnswer>): Stage {
  const [code] = answer?.errors.email ?? []
  if (code) return { kind: 'wrong', code }
  return answer?.problem ? { kind: 'problem', problem: answer.problem } : { kind: 'idle' }
}

function useErrorText(stage: Stage): string | undefined {
  const { t } = useWords()
  if (stage.kind === 'wrong') return t('forms', stage.code)
  return stage.kind === 'problem' ? t('forms', `problem.${stage.problem}`) : undefined
}

/** What the server needs to know, and a trap for machines. */
function HiddenParts({ formKey }: { formKey: string }) {
  const { t, locale } = useWords()
  const trap = `${formKey}-${trapName}`
  return (
    <>
      <input type="hidden" name="form" value="subscribe" readOnly />
      <input type="hidden" name="formKey" value={formKey} readOnly />
      <input type="hidden" name="locale" value={locale} readOnly />
      <div className={offScreenClass} aria-hidden="true">
        <label htmlFor={trap}>{t('forms', 'field.leaveEmpty')}</label>
        <input
          type="text"
          name={trapName}
          id={trap}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          defaultValue=""
        />
      </div>
    </>
  )
}
