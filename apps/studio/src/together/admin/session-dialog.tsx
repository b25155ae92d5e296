'use client'
/** Says that the session is over beside words that are not saved yet, and where to sign in again. */
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import styles from '../../platform/admin/dialog.module.css'
import { languageOf } from '../../platform/admin/words.ts'
import { togetherWords } from '../words.ts'

type Props = { isOtherPerson: boolean; isBack: () => void }

export function SessionDialog({ isOtherPerson, isBack }: Props) {
  const language = languageOf(useTranslation().i18n)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  useEffect(() => {
    window.addEventListener('focus', isBack)
    const timer = setInterval(isBack, 3_000)
    return () => {
      window.removeEventListener('focus', isBack)
      clearInterval(timer)
    }
  }, [isBack])
  const words = togetherWords
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="session-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="session-title">{words.ended[language]}</h2>
      <p>{(isOtherPerson ? words.otherPerson : words.endedHint)[language]}</p>
      <p className={styles.buttons}>
        <a className={styles.primary} href="/admin/login" target="_blank" rel="noopener">
          {words.signIn[language]}
        </a>
      </p>
    </dialog>
  )
}
