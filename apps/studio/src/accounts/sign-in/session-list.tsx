'use client'

/** Where a person is signed in, each with a button that ends it. */
import { toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import buttons from '../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../platform/admin/words.ts'
import { momentsIn } from '../../platform/i18n/figures.ts'
import type { ShownSession } from './session-endpoints.ts'
import styles from './session-list.module.css'
import { sessionWords } from './words.ts'

export function SessionList() {
  const { id } = useDocumentInfo()
  const language = languageOf(useTranslation().i18n)
  const [sessions, setSessions] = useState<ShownSession[]>([])
  const path = `users/${id}/sessions`

  const read = useCallback(async () => {
    const answer = await callStudio<{ sessions: ShownSession[] }>(path)
    if (answer.ok) setSessions(answer.value.sessions)
  }, [path])
  useEffect(() => void (id && read()), [id, read])

  const end = async (which: string) => {
    const answer = await callStudio(which, 'DELETE')
    if (!answer.ok) toast.error(answer.message ?? deskWords.failed[language])
    await read()
  }
  const time = momentsIn(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className={styles.sessions} aria-label={sessionWords.title[language]}>
      <h4>{sessionWords.title[language]}</h4>
      {sessions.length === 0 && <p>{sessionWords.none[language]}</p>}
      <ul>
        {sessions.map(({ id: sid, device, createdAt, isThis }) => (
          <li key={sid}>
            {device && (
              <>
                <bdi>{device}</bdi>{' '}
              </>
            )}
            {sessionWords.since[language]}{' '}
            <time dateTime={createdAt}>{time.format(new Date(createdAt))}</time>{' '}
            {isThis ? (
              <strong>{sessionWords.own[language]}</strong>
            ) : (
              <button
                type="button"
                className={buttons.plain}
                onClick={() => void end(`${path}/${sid}`)}
              >
                {sessionWords.end[language]}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.some(({ isThis }) => !isThis) && (
        <button type="button" className={buttons.plain} onClick={() => void end(path)}>
          {sessionWords.endOthers[language]}
        </button>
      )}
    </section>
  )
}
