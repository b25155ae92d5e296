'use client'
/** Whom an issue goes to, a test to oneself, the sending and its turns, and what it brought. */
import { toast, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import { languageOf } from '../../platform/admin/words.ts'
import { figuresIn, momentsIn } from '../../platform/i18n/figures.ts'
import type { Standing } from '../answer-standing.ts'
import { AskToSend } from './ask-to-send.tsx'
import { IssueFiguresList } from './issue-figures.tsx'
import styles from './newsletter.module.css'
import { ReadersTable } from './readers-table.tsx'
import { useStanding } from './use-standing.ts'
import { letterWords, stateWords, sendingWords as words } from './words.ts'

export function SendingPanel() {
  const language = languageOf(useTranslation().i18n)
  const { id, lastUpdateTime } = useDocumentInfo()
  const isModified = useFormModified()
  const { standing, look } = useStanding(id, lastUpdateTime)
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  if (!id) return <p>{words.saveFirst[language]}</p>
  if (!standing) return null

  async function act<Value>(path: string, body?: object): Promise<Value | undefined> {
    setBusy(true)
    const answer = await callStudio<Value>(`newsletter-issues/${id}/${path}`, 'POST', body)
    if (!answer.ok) toast.error(answer.message ?? words.failed[language])
    await look()
    setBusy(false)
    return answer.ok ? answer.value : undefined
  }
  const test = async () => {
    const done = await act<{ to: string }>('test')
    if (done) toast.success(`${words.tested[language]} \u2068${done.to}\u2069`)
  }
  const send = async (at?: Date) => {
    setAsking(false)
    // The sidebar shows the state as it is kept.
    if (await act('send', at ? { at: at.toISOString() } : {})) window.location.reload()
  }
  const { state, sendAt, languages, hasServer } = standing
  const button = (label: { ar: string; en: string }, press: () => unknown, isPrimary = false) => (
    <button
      type="button"
      className={isPrimary ? styles.primary : styles.plain}
      disabled={isBusy}
      onClick={() => void press()}
    >
      {label[language]}
    </button>
  )
  const isDraft = state === 'draft'
  return (
    <div className={styles.panel}>
      <p role="status">
        {stateWords[state][language]}{' '}
        {state === 'scheduled' && sendAt && (
          <time dateTime={sendAt}>
            {momentsIn(language, { dateStyle: 'full', timeStyle: 'short' }).format(
              new Date(sendAt),
            )}
          </time>
        )}
      </p>
      {!hasServer && <p className={styles.warn}>{words.noServer[language]}</p>}
      {isModified && <p className={styles.warn}>{letterWords.unsaved[language]}</p>}
      {(isDraft || state === 'scheduled') && (
        <ReadersTable languages={languages} language={language} />
      )}
      <div className={styles.buttons}>
        {button(words.test, test)}
        {isDraft && !isAsking && button(words.send, () => setAsking(true), true)}
        {state === 'sending' && button(words.pause, () => act('pause'))}
        {state === 'paused' && button(words.goOn, () => act('continue'), true)}
        {(state === 'sending' || state === 'paused') && button(words.stop, () => act('stop'))}
        {state === 'scheduled' && button(words.unschedule, () => act('stop'))}
      </div>
      {isDraft && isAsking && (
        <AskToSend
          languages={languages}
          language={language}
          isBusy={isBusy}
          send={send}
          close={() => setAsking(false)}
        />
      )}
      {!isDraft && state !== 'scheduled' && (
        <>
          <Progress standing={standing} language={language} />
          <IssueFiguresList figures={standing.figures} language={language} />
          <p className={styles.note}>{words.honest[language]}</p>
          <p>{button(words.refresh, look)}</p>
        </>
      )}
    </div>
  )
}

type ProgressProps = { standing: Standing; language: 'ar' | 'en' }

function Progress({ standing: { figures, languages, state }, language }: ProgressProps) {
  const left = figures.queued - figures.waiting
  const readers = languages
    .filter(({ hasWords }) => hasWords)
    .reduce((sum, language) => sum + language.readers, 0)
  const isOver = state === 'sent' || state === 'stopped'
  // Whoever leaves the list meanwhile is counted no more: the end moves towards who is left.
  const all = isOver ? figures.queued : Math.max(figures.queued, readers)
  const count = figuresIn(language)
  return (
    <div>
      <progress
        className={styles.progress}
        max={Math.max(all, 1)}
        value={left}
        aria-label={words.progress[language]}
      />
      <p>
        {words.progress[language]}: {count.format(left)} {words.of[language]} {count.format(all)}
      </p>
    </div>
  )
}
