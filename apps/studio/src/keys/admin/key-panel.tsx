'use client'
import { toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import buttons from '../../platform/admin/office.module.css'
import styles from '../../platform/admin/shown-once.module.css'
import { ShownOnce } from '../../platform/admin/shown-once.tsx'
import { deskWords, type Language, languageOf } from '../../platform/admin/words.ts'
import { keyWords as words } from '../words.ts'

type Kept = { beginning?: string | null; revokedAt?: string | null }

/** Makes the key of a system, shows it once, and revokes it with one press. */
export function KeyPanel() {
  const { id, initialData } = useDocumentInfo()
  const language = languageOf(useTranslation().i18n)
  const kept = (initialData ?? {}) as Kept
  const [key, setKey] = useState<string>()
  const [isRevoked, setIsRevoked] = useState(Boolean(kept.revokedAt))
  if (!id) return <p>{words.afterSaving[language]}</p>
  const ask = async <Value,>(what: string) => {
    const answer = await callStudio<Value>(`api-keys/${id}/${what}`, 'POST')
    if (answer.ok) return answer.value
    toast.error(answer.message ?? deskWords.failed[language])
    return undefined
  }
  const make = async () => setKey((await ask<{ key: string }>('key'))?.key)
  const revoke = async () => {
    if (!(await ask('revoke'))) return
    setIsRevoked(true)
    setKey(undefined)
  }
  const isMade = Boolean(key || kept.beginning)
  return (
    <section className={styles.panel} aria-label={words.key[language]}>
      <h2>{words.key[language]}</h2>
      {isRevoked ? (
        <p role="status">{words.revoked[language]}</p>
      ) : (
        <>
          <Stand shown={key} beginning={kept.beginning} language={language} />
          <div className={styles.buttons}>
            {!isMade && (
              <button type="button" className={buttons.primary} onClick={() => void make()}>
                {words.make[language]}
              </button>
            )}
            <button type="button" className={buttons.plain} onClick={() => void revoke()}>
              {words.revoke[language]}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

type Props = {
  shown: string | undefined
  beginning?: string | null | undefined
  language: Language
}

function Stand({ shown, beginning, language }: Props) {
  if (shown) return <ShownOnce secret={shown} keep={words.keep} language={language} />
  if (!beginning) return <p>{words.never[language]}</p>
  return (
    <p>
      {words.made[language]} <code dir="ltr">{beginning}…</code> {words.lost[language]}
    </p>
  )
}
