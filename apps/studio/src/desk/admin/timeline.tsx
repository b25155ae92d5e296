'use client'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import styles from '../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../platform/admin/words.ts'
/** The history of a lead or an application, newest first, and a place for a note. */
import { momentsIn } from '../../platform/i18n/figures.ts'
import { NoteForm } from './note-form.tsx'
import { isAnswer, readHistory, readStates, wordsOfState } from './read-history.ts'
import { type Activity, tellActivity } from './tell-activity.ts'

export function Timeline() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const { i18n } = useTranslation()
  const language = languageOf(i18n)
  const [activities, setActivities] = useState<Activity[]>()
  const [states, setStates] = useState<Record<string, string>>({})
  const load = useCallback(async () => {
    const found = await readHistory(String(collectionSlug), String(id))
    if (found) setActivities(found)
    if (found?.some(isAnswer)) setStates(await readStates(found))
  }, [id, collectionSlug])
  // Also after each save, which adds to the history.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the last save is a reason to look again.
  useEffect(() => void load(), [load, lastUpdateTime])
  const time = momentsIn(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <section className={styles.history} aria-labelledby="desk-history">
      <h2 id="desk-history">{deskWords.history[language]}</h2>
      <NoteForm path={`${collectionSlug}/${id}/notes`} language={language} added={load} />
      <ol>
        {(activities ?? []).map((activity) => {
          const { what, detail } = tellActivity(activity, language, (at) => time.format(at))
          return (
            <li key={activity.id}>
              <p>
                <strong>{what}</strong>
                {detail && <span dir="auto">{detail}</span>}
              </p>
              {(activity.type === 'note' || isAnswer(activity)) && (
                <p className={styles.note} dir="auto">
                  {activity.note}
                </p>
              )}
              {isAnswer(activity) && <p>{wordsOfState(states[activity.from ?? ''], language)}</p>}
              <p className={styles.quiet}>
                <bdi>{activity.actorName ?? deskWords.site[language]}</bdi> ·{' '}
                <time dateTime={activity.at}>{time.format(new Date(activity.at))}</time>
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
