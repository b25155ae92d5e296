'use client'
/** Above the outbox: takes in the reports that a mail server sent back, as files or as words. */
import { toast, useAuth, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { may } from '../../platform/access/may.ts'
import { callStudio } from '../../platform/admin/ask.ts'
import { FileChoice } from '../../platform/admin/file-choice.tsx'
import mailStyles from '../../platform/admin/notice.module.css'
import styles from '../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../platform/admin/words.ts'
import { bounceWords } from './words.ts'

type Taken = { done: string; unread: { name: string; reason: string }[] }

export function BouncePanel() {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const router = useRouter()
  const [files, setFiles] = useState<File[]>([])
  const [words, setWords] = useState('')
  const [unread, setUnread] = useState<Taken['unread']>([])
  const [isBusy, setIsBusy] = useState(false)
  const language = languageOf(i18n)
  if (!may(user, 'takeBounceReports')) return null

  const take = async () => {
    setIsBusy(true)
    const pasted = words.trim() ? [{ name: bounceWords.paste[language], text: words }] : []
    const read = files.map(async (file) => ({ name: file.name, text: await file.text() }))
    const reports = [...(await Promise.all(read)), ...pasted].filter(({ text }) => text)
    const answer = await callStudio<Taken>('outbox/bounces', 'POST', { reports })
    setIsBusy(false)
    if (!answer.ok) return void toast.error(answer.message ?? deskWords.failed[language])
    setUnread(answer.value.unread)
    if (!answer.value.done) return
    toast.success(answer.value.done)
    // What could not be read stays where it was typed.
    if (answer.value.unread.length === 0) setWords('')
    router.refresh()
  }

  return (
    <details className={mailStyles.panel}>
      <summary>{bounceWords.title[language]}</summary>
      <p>{bounceWords.help[language]}</p>
      <p>
        <label htmlFor="bounce-files">
          {bounceWords.files[language]}{' '}
          <FileChoice
            id="bounce-files"
            accept=".eml,.txt,message/rfc822,text/plain"
            multiple
            language={language}
            onFiles={setFiles}
          />
        </label>
      </p>
      <p>
        <label>
          {bounceWords.paste[language]}
          <br />
          <textarea
            dir="ltr"
            rows={5}
            cols={60}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
      </p>
      <p>
        <button
          type="button"
          className={styles.plain}
          disabled={isBusy || (files.length === 0 && !words.trim())}
          onClick={() => void take()}
        >
          {bounceWords.take[language]}
        </button>
      </p>
      <ul aria-live="polite">
        {unread.map(({ name, reason }) => (
          <li key={name}>
            <bdi>{name}</bdi>: {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}
