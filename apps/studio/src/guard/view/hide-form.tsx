'use client'
/** A finding that stays as it is: hidden with a reason that colleagues read, and brought back. */
import { useState } from 'react'
import office from '../../platform/admin/office.module.css'
import { deskWords } from '../../platform/admin/words.ts'
import { guardWords as words } from '../words.ts'
import styles from './guard.module.css'
import { useAsking } from './use-asking.ts'

type Props = { id: string; isHidden: boolean }

export function HideForm({ id, isHidden }: Props) {
  const { ask, isBusy, language } = useAsking()
  const [isAsked, setIsAsked] = useState(false)
  const [reason, setReason] = useState('')
  if (isHidden || !isAsked)
    return (
      <button
        type="button"
        className={office.plain}
        disabled={isBusy}
        onClick={() =>
          isHidden ? void ask('guard/hide', { id, reason: null }, words.isBack) : setIsAsked(true)
        }
      >
        {words[isHidden ? 'bringBack' : 'hide'][language]}
      </button>
    )
  return (
    <form
      method="post"
      className={styles.hide}
      onSubmit={(event) => {
        event.preventDefault()
        void ask('guard/hide', { id, reason }, words.hidden)
      }}
    >
      <input
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        aria-label={words.hideReason[language]}
        placeholder={words.hideReason[language]}
        autoComplete="off"
      />
      <button type="submit" className={office.primary} disabled={isBusy || !reason.trim()}>
        {words.hide[language]}
      </button>
      <button type="button" className={office.plain} onClick={() => setIsAsked(false)}>
        {deskWords.cancel[language]}
      </button>
    </form>
  )
}
