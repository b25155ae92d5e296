'use client'
/** What is open and theirs, and to whom it goes when they leave. */
import { toast, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callStudio } from '../../../platform/admin/ask.ts'
import buttons from '../../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../../platform/admin/words.ts'
import { figuresIn } from '../../../platform/i18n/figures.ts'
import { factorWords } from '../../second-factor/words.ts'
import type { HandOver } from '../hand-over.ts'
import { standingWords, handOverWords as words } from '../words.ts'
import styles from './people.module.css'

const counted = ['leads', 'nextActions', 'applications', 'interviews', 'cards'] as const

export function HandOverPanel({ id, hasLeft }: { id: string; hasLeft: boolean }) {
  const language = languageOf(useTranslation().i18n)
  const [found, setFound] = useState<HandOver>()
  const [to, setTo] = useState('')
  const [password, setPassword] = useState('')
  useEffect(() => {
    if (hasLeft) return
    void callStudio<HandOver>(`users/${id}/hand-over`).then((answer) => {
      if (answer.ok) setFound(answer.value)
    })
  }, [id, hasLeft])

  const call = async (path: string, body?: object) => {
    const answer = await callStudio(`users/${id}/${path}`, 'POST', body)
    if (answer.ok) return window.location.reload()
    toast.error(answer.message ?? deskWords.failed[language])
  }
  if (hasLeft)
    return (
      <section className={styles.side} aria-label={standingWords.left[language]}>
        <h4>{standingWords.left[language]}</h4>
        <p className={styles.buttons}>
          <button type="button" className={buttons.plain} onClick={() => void call('return')}>
            {words.back[language]}
          </button>
        </p>
      </section>
    )
  if (!found) return null
  const { counts, colleagues } = found
  const needed = (['leads', 'applications'] as const).filter((what) => counts[what] > 0)
  const offered = colleagues.filter(({ takes }) => needed.every((what) => takes.includes(what)))
  const figures = figuresIn(language)
  return (
    <section className={styles.side} aria-label={words.title[language]}>
      <h4>{words.title[language]}</h4>
      <p>{words.help[language]}</p>
      <dl className={styles.counts}>
        {counted.map((what) => (
          <div key={what}>
            <dt>{words[what][language]}</dt>
            <dd>{figures.format(counts[what])}</dd>
          </div>
        ))}
      </dl>
      {counts.interviews > 0 && <p>{words.interviewsStay[language]}</p>}
      {needed.length > 0 && (
        <label>
          {words.to[language]}
          <select value={to} onChange={({ target }) => setTo(target.value)}>
            <option value="">{words.nobody[language]}</option>
            {offered.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {factorWords.currentPassword[language]}
        <input
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <p className={styles.buttons}>
        <button
          type="button"
          className={buttons.plain}
          disabled={!password || (needed.length > 0 && !to)}
          onClick={() => void call('hand-over', { to, currentPassword: password })}
        >
          {words.act[language]}
        </button>
      </p>
    </section>
  )
}
