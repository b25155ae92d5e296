'use client'
/** Asks for what shows that it is the person who sits there, and does it. Stands beside the page's own form. */
import { useTranslation } from '@payloadcms/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { callStudio } from '../../../platform/admin/ask.ts'
import dialogs from '../../../platform/admin/dialog.module.css'
import { languageOf } from '../../../platform/admin/words.ts'
import { factorWords } from '../words.ts'
import styles from './factor.module.css'
import type { Doing } from './factor-panel.tsx'
import { KeyToScan } from './key-to-scan.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type FactorDialogProps = {
  path: string
  doing: Doing
  isRequired: boolean
  /** With whether it was done. */
  onEnd: (isDone: boolean) => void
}
type Made = { recoveryCodes?: string[] }

const titles = {
  on: 'titleOfOn',
  off: 'titleOfOff',
  renew: 'newCodes',
  reset: 'titleOfReset',
} as const
const ways = { on: '', off: '/off', renew: '/recovery-codes', reset: '/off' } as const

export function FactorDialog({ path, doing, isRequired, onEnd }: FactorDialogProps) {
  const language = languageOf(useTranslation().i18n)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [fault, setFault] = useState<string>()
  const [codes, setCodes] = useState<string[]>()
  useEffect(() => dialog.current?.showModal(), [])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A portal's events reach the page's own form, which would be saved.
    event.stopPropagation()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const offer = doing.what === 'on' ? { offer: doing.offer.offer } : {}
    const answer = await callStudio<Made>(path + ways[doing.what], 'POST', { ...typed, ...offer })
    if (!answer.ok) return setFault(answer.message ?? factorWords.failed[language])
    return answer.value?.recoveryCodes ? setCodes(answer.value.recoveryCodes) : onEnd(true)
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={`${dialogs.dialog} ${styles.dialog}`}
      aria-labelledby={`${id}title`}
      onClose={() => onEnd(codes !== undefined)}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onClose={() => onEnd(true)} />
      ) : (
        <form method="post" className={dialogs.form} onSubmit={send} noValidate>
          <h2 id={`${id}title`}>{factorWords[titles[doing.what]][language]}</h2>
          {doing.what === 'on' && <KeyToScan offer={doing.offer} />}
          {doing.what === 'off' && isRequired && <p>{factorWords.offHint[language]}</p>}
          {doing.what === 'reset' && <p>{factorWords.resetHint[language]}</p>}
          {doing.what !== 'reset' && (
            <label>
              {factorWords.code[language]}
              <input
                name="code"
                dir="ltr"
                inputMode="numeric"
                autoComplete="one-time-code"
                spellCheck={false}
              />
              <small>{factorWords[doing.what === 'on' ? 'codeOfApp' : 'codeHint'][language]}</small>
            </label>
          )}
          <label>
            {factorWords.currentPassword[language]}
            <input
              type="password"
              name="currentPassword"
              dir="auto"
              autoComplete="current-password"
            />
          </label>
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
          <p className={dialogs.buttons}>
            <button type="submit" className={dialogs.primary}>
              {factorWords.confirm[language]}
            </button>
            <button type="button" className={dialogs.plain} onClick={() => onEnd(false)}>
              {factorWords.cancel[language]}
            </button>
          </p>
        </form>
      )}
    </dialog>,
    document.body,
  )
}
