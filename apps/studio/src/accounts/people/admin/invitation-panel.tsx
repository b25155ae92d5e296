'use client'
/** An invitation that waits: another link, or none. */
import { toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { callStudio } from '../../../platform/admin/ask.ts'
import buttons from '../../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../../platform/admin/words.ts'
import { standingWords, invitationWords as words } from '../words.ts'
import styles from './people.module.css'

export function InvitationPanel({ id }: { id: string }) {
  const language = languageOf(useTranslation().i18n)
  const [isBusy, setBusy] = useState(false)
  const call = async (method: 'POST' | 'DELETE') => {
    setBusy(true)
    const answer = await callStudio(`users/${id}/invitation`, method)
    setBusy(false)
    if (!answer.ok) return void toast.error(answer.message ?? deskWords.failed[language])
    if (method === 'DELETE') return window.location.assign('/admin/collections/users')
    toast.success(words.sent[language])
  }
  return (
    <section className={styles.side} aria-label={standingWords.invited[language]}>
      <h4>{standingWords.invited[language]}</h4>
      <p>{words.help[language]}</p>
      <p className={styles.buttons}>
        <button
          type="button"
          className={buttons.primary}
          disabled={isBusy}
          onClick={() => void call('POST')}
        >
          {words.again[language]}
        </button>
        <button
          type="button"
          className={buttons.plain}
          disabled={isBusy}
          onClick={() => void call('DELETE')}
        >
          {words.takeBack[language]}
        </button>
      </p>
    </section>
  )
}
