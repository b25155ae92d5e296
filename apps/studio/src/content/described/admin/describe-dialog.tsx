'use client'
/** What each picture shows, written where it is missing: beside the picture itself, in its language. */
import { useTranslation } from '@payloadcms/ui'
import { directionOf, type Locale } from '@wajiha/arabic'
import { useEffect, useRef, useState } from 'react'
import dialogs from '../../../platform/admin/dialog.module.css'
import { type Language, languageOf } from '../../../platform/admin/words.ts'
import type { Undescribed } from '../refusal.ts'
import { describedWords as words } from '../words.ts'
import styles from './describe-dialog.module.css'
import { isSaid, type Said, saveWords } from './save-words.ts'

type Props = { pictures: readonly Undescribed[]; close: (isDone: boolean) => void }

export function DescribeDialog({ pictures, close }: Props) {
  const language = languageOf(useTranslation().i18n)
  const dialog = useRef<HTMLDialogElement>(null)
  const [said, setSaid] = useState<Record<string, Said>>({})
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [mistake, setMistake] = useState('')
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  async function send() {
    setTried(true)
    if (!pictures.every((one) => isSaid(one, said[one.id]))) return
    setBusy(true)
    const answer = await saveWords(pictures, said)
    setBusy(false)
    if (answer.ok) close(true)
    else setMistake(answer.message ?? words.failed[language])
  }

  return (
    <dialog
      ref={dialog}
      className={dialogs.dialog}
      aria-labelledby="describe-title"
      onCancel={(event) => {
        event.preventDefault()
        close(false)
      }}
    >
      <form
        method="post"
        className={dialogs.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <h2 id="describe-title">{words.title[language]}</h2>
        <p>{words.hint[language]}</p>
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <OnePicture
              key={picture.id}
              picture={picture}
              said={said[picture.id] ?? {}}
              say={(one) => setSaid({ ...said, [picture.id]: one })}
              isWrong={isTried && !isSaid(picture, said[picture.id])}
              language={language}
            />
          ))}
        </ul>
        <p role="alert" className={styles.mistake}>
          {mistake}
        </p>
        <p className={dialogs.buttons}>
          <button type="submit" className={dialogs.primary} disabled={isBusy}>
            {words.go[language]}
          </button>
          <button type="button" className={dialogs.plain} onClick={() => close(false)}>
            {words.later[language]}
          </button>
        </p>
      </form>
    </dialog>
  )
}

type OneProps = {
  picture: Undescribed
  said: Said
  say: (said: Said) => void
  isWrong: boolean
  language: Language
}

function OnePicture({ picture, said, say, isWrong, language }: OneProps) {
  const { id, name, source, lacks } = picture
  const mistakeId = `describe-mistake-${id}`
  const type = (locale: Locale, value: string) => say({ ...said, [locale]: value })
  return (
    <li className={styles.picture}>
      {/* biome-ignore lint/performance/noImgElement: a thumbnail that the studio made already */}
      <img src={source} alt="" />
      <div className={styles.words}>
        <a href={`/admin/collections/media/${id}`} target="_blank" rel="noreferrer">
          <bdi>{name}</bdi>
        </a>
        {lacks.map((locale) => (
          <label key={locale}>
            {words.shows(locale)[language]}
            <input
              type="text"
              lang={locale}
              dir={directionOf(locale)}
              maxLength={1000}
              value={said[locale] ?? ''}
              disabled={Boolean(said.isDecorative)}
              onChange={({ target }) => type(locale, target.value)}
              aria-invalid={isWrong}
              aria-describedby={mistakeId}
            />
          </label>
        ))}
        <label className={styles.decorative}>
          <input
            type="checkbox"
            checked={Boolean(said.isDecorative)}
            onChange={({ target }) => say({ ...said, isDecorative: target.checked })}
          />
          {words.decorative[language]}
        </label>
        <p id={mistakeId} role="alert" className={styles.mistake}>
          {isWrong && words.empty[language]}
        </p>
      </div>
    </li>
  )
}
