'use client'
/** The form of one step: what is typed goes to the step's door, and stays where it was refused. */
import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import office from '../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../platform/admin/words.ts'
import type { Said } from '../../platform/i18n/say.ts'
import { guideWords } from '../words.ts'
import styles from './guide.module.css'

type Props = {
  step: string
  /** What the button says, and what is said when it is done. */
  act?: Said
  done?: Said
  /** What goes to the studio, where it is not simply what was typed. @throws words that say what to do. */
  prepare?: (typed: FormData) => Promise<object>
  children?: ReactNode
}

export function StepForm({ step, act, done, prepare = typedIn, children }: Props) {
  const language = languageOf(useTranslation().i18n)
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setBusy(true)
    const answer = await prepare(typed).then(
      (body) => callStudio(`first-run/${step}`, 'POST', body),
      (error: Error) => ({ ok: false as const, message: error.message }),
    )
    setBusy(false)
    if (!answer.ok) return void toast.error(answer.message ?? deskWords.failed[language])
    toast.success((done ?? guideWords.saved)[language])
    router.refresh()
  }
  return (
    <form method="post" className={styles.form} onSubmit={(event) => void send(event)}>
      {children}
      <p className={styles.buttons}>
        <button type="submit" className={office.primary} disabled={isBusy}>
          {(act ?? guideWords.save)[language]}
        </button>
      </p>
    </form>
  )
}

/** A box that is ticked is true. */
const typedIn = async (typed: FormData) =>
  Object.fromEntries([...typed].map(([name, value]) => [name, value === 'on' ? true : value]))

type FieldProps = {
  name: string
  label: string
  type?: string
  dir?: 'rtl' | 'ltr' | 'auto'
  value?: string
  isRequired?: boolean
  hint?: string
}

export function TextField({ name, label, type = 'text', dir = 'auto', ...more }: FieldProps) {
  const { value = '', isRequired = false, hint } = more
  return (
    <label>
      {label}
      <input
        name={name}
        type={type}
        dir={dir}
        defaultValue={value}
        required={isRequired}
        autoComplete="off"
      />
      {hint && <span className={styles.quiet}>{hint}</span>}
    </label>
  )
}

/** The same in both languages, side by side. */
export function BothFields({ name, label, value }: { name: string; label: Said; value?: Both }) {
  const language = languageOf(useTranslation().i18n)
  const { inArabic, inEnglish } = guideWords
  return (
    <div className={styles.pair}>
      <TextField
        name={`${name}Ar`}
        label={`${label[language]} ${inArabic[language]}`}
        dir="rtl"
        value={value?.ar ?? ''}
        isRequired
      />
      <TextField
        name={`${name}En`}
        label={`${label[language]} ${inEnglish[language]}`}
        dir="ltr"
        value={value?.en ?? ''}
        isRequired
      />
    </div>
  )
}

type Both = { ar: string; en: string }
