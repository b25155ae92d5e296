'use client'
/** A link to the draft for somebody without an account, until the end of a day that is chosen; copied in one press. */
import { useDocumentTitle, useLocale, useTranslation } from '@payloadcms/ui'
import { readLocale } from '@wajiha/arabic'
import { addDays, agencyTimeZone, dayIn } from '@wajiha/contract/zoned-time'
import { useEffect, useRef, useState } from 'react'
import { callStudio } from '../../../platform/admin/ask.ts'
import styles from '../../../platform/admin/dialog.module.css'
import { languageOf } from '../../../platform/admin/words.ts'
import { sharedDays } from '../shared-days.ts'
import { previewWords as words } from '../words.ts'

/** @param path of the document below `/api/`. */
export function ShareDialog({ path, close }: { path: string; close: () => void }) {
  const language = languageOf(useTranslation().i18n)
  const { title } = useDocumentTitle()
  const locale = readLocale(useLocale().code)
  const dialog = useRef<HTMLDialogElement>(null)
  const today = dayIn(Date.now(), agencyTimeZone)
  const [until, setUntil] = useState(addDays(today, sharedDays.usual))
  const [link, setLink] = useState<string>()
  // Said within the dialog: what stands outside of it is dimmed, and not read out.
  const [said, setSaid] = useState('')
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  async function make() {
    const door = `${path}/preview/link?locale=${locale}`
    const answer = await callStudio<{ url: string }>(door, 'POST', { until })
    setSaid(answer.ok ? '' : (answer.message ?? words.notMade[language]))
    if (answer.ok) setLink(answer.value.url)
  }

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(link ?? '').then(
      () => true,
      () => false,
    )
    setSaid(words[isCopied ? 'copied' : 'notCopied'][language])
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="share-title" onClose={close}>
      <form
        method="post"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React hands it on to the document's own form, which would save itself.
          event.stopPropagation()
          void (link ? copy() : make())
        }}
      >
        <h2 id="share-title">
          {words.shareTitle[language]}: <bdi>{title}</bdi> ({words[locale][language]})
        </h2>
        <p>{words.shareLead[language]}</p>
        <label>
          {words.until[language]}
          <input
            type="date"
            required
            value={until}
            min={today}
            max={addDays(today, sharedDays.most)}
            onChange={({ target }) => {
              setUntil(target.value)
              setLink(undefined)
            }}
          />
        </label>
        {link && (
          <label>
            {words.link[language]}
            <input
              type="text"
              dir="ltr"
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
            />
          </label>
        )}
        <p role="alert">{said}</p>
        <p className={styles.buttons}>
          <button type="submit" className={styles.primary}>
            {link ? words.copy[language] : words.make[language]}
          </button>
          <button type="button" className={styles.plain} onClick={() => dialog.current?.close()}>
            {words.close[language]}
          </button>
        </p>
      </form>
    </dialog>
  )
}
