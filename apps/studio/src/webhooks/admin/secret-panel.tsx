'use client'
import { toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import buttons from '../../platform/admin/office.module.css'
import styles from '../../platform/admin/shown-once.module.css'
import { ShownOnce } from '../../platform/admin/shown-once.tsx'
import { deskWords, languageOf } from '../../platform/admin/words.ts'
import { webhookWords } from './words.ts'

/** Shows the secret of a webhook, once; afterwards only a new one can be made. */
export function SecretPanel() {
  const { id, initialData } = useDocumentInfo()
  const { i18n } = useTranslation()
  const language = languageOf(i18n)
  const [secret, setSecret] = useState<string>()
  const isShown = Boolean(secret || initialData?.secretShownAt)
  if (!id) return <p>{webhookWords.afterSaving[language]}</p>
  const show = async () => {
    const answer = await callStudio<{ secret: string }>(`webhooks/${id}/secret`, 'POST')
    if (answer.ok) setSecret(answer.value.secret)
    else toast.error(answer.message ?? deskWords.failed[language])
  }
  return (
    <section className={styles.panel} aria-label={webhookWords.secret[language]}>
      <h4>{webhookWords.secret[language]}</h4>
      {secret ? (
        <ShownOnce secret={secret} keep={webhookWords.keep} language={language} />
      ) : (
        <p>{webhookWords[isShown ? 'shown' : 'never'][language]}</p>
      )}
      <button type="button" className={buttons.plain} onClick={() => void show()}>
        {webhookWords[isShown ? 'renew' : 'show'][language]}
      </button>
    </section>
  )
}
