'use client'
/** An issue as mail, in both languages: by day and by night, on a wide screen and a phone, and as plain text. */
import { useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { type Language, languageOf } from '../../platform/admin/words.ts'
import type { Said } from '../../platform/i18n/say.ts'
import styles from './newsletter.module.css'
import { letterWords as words } from './words.ts'

type Look = { light: 'day' | 'night'; width: 'wide' | 'phone'; kind: 'mail' | 'plain' }

export function LetterView() {
  const language = languageOf(useTranslation().i18n)
  const { id, lastUpdateTime } = useDocumentInfo()
  const isModified = useFormModified()
  const [look, setLook] = useState<Look>({ light: 'day', width: 'wide', kind: 'mail' })
  if (!id) return <p>{words.saveFirst[language]}</p>
  const choose = (more: Partial<Look>) => setLook((before) => ({ ...before, ...more }))
  return (
    <div className={styles.panel}>
      <fieldset className={styles.tools}>
        <legend>{words.look[language]}</legend>
        <span>
          {choice(look.light === 'day', words.day, () => choose({ light: 'day' }))}
          {choice(look.light === 'night', words.night, () => choose({ light: 'night' }))}
        </span>
        <span>
          {choice(look.width === 'wide', words.wide, () => choose({ width: 'wide' }))}
          {choice(look.width === 'phone', words.phone, () => choose({ width: 'phone' }))}
        </span>
        <span>
          {choice(look.kind === 'mail', words.mail, () => choose({ kind: 'mail' }))}
          {choice(look.kind === 'plain', words.plain, () => choose({ kind: 'plain' }))}
        </span>
      </fieldset>
      <p className={isModified ? styles.warn : styles.note}>
        {(isModified ? words.unsaved : words.asSaved)[language]}
      </p>
      <div className={styles.mails} data-width={look.width}>
        <Mail id={id} locale="ar" look={look} at={lastUpdateTime} language={language} />
        <Mail id={id} locale="en" look={look} at={lastUpdateTime} language={language} />
      </div>
      {look.light === 'night' && <p className={styles.note}>{words.nightNote[language]}</p>}
    </div>
  )

  function choice(isChosen: boolean, label: Said, choose: () => void) {
    return (
      <button type="button" aria-pressed={isChosen} onClick={choose}>
        {label[language]}
      </button>
    )
  }
}

type MailProps = {
  id: string | number
  locale: 'ar' | 'en'
  look: Look
  /** When it was last saved: another moment is another address. */
  at: number | undefined
  language: Language
}

function Mail({ id, locale, look, at, language }: MailProps) {
  const address = `/api/newsletter-issues/${id}/mail?in=${locale}`
  const night = look.light === 'night' ? '&night=1' : ''
  const name = words[locale][language]
  return (
    <figure>
      <figcaption>
        <b>{name}</b>
        <a href={`${address}&as=source`} download>
          {words.source[language]}
        </a>
      </figcaption>
      <iframe
        title={name}
        sandbox=""
        src={`${address}&as=${look.kind === 'plain' ? 'text' : 'html'}${night}&at=${at ?? 0}`}
      />
    </figure>
  )
}
