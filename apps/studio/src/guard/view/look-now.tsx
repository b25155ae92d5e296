'use client'
/** When the site was last looked at, how much is left, and the button that looks now. */
import { useEffect } from 'react'
import { Moment } from '../../platform/admin/moment.tsx'
import office from '../../platform/admin/office.module.css'
import { figuresIn } from '../../platform/i18n/figures.ts'
import { guardWords as words } from '../words.ts'
import styles from './guard.module.css'
import { useAsking } from './use-asking.ts'

type Props = {
  waiting: number
  pages: number
  /** ISO 8601. */
  lookedAt: string | null
  /** The agency's. */
  timeZone: string
}

const refreshMs = 3_000

export function LookNow({ waiting, pages, lookedAt, timeZone }: Props) {
  const { ask, isBusy, language, refresh } = useAsking()
  const figures = figuresIn(language)
  // While pages wait, the list is shown anew until none does.
  useEffect(() => {
    if (waiting === 0) return
    const timer = setInterval(refresh, refreshMs)
    return () => clearInterval(timer)
  })
  return (
    <div className={styles.look}>
      <p role="status">
        {waiting > 0 ? (
          <>
            {words.looking[language]} <b>{figures.format(waiting)}</b>
          </>
        ) : lookedAt ? (
          <>
            {words.looked[language]}{' '}
            <b>
              <Moment at={lookedAt} language={language} timeZone={timeZone} />
            </b>{' '}
            · {words.pages[language]} <b>{figures.format(pages)}</b>
          </>
        ) : (
          words.never[language]
        )}
      </p>
      <button
        type="button"
        className={office.primary}
        disabled={isBusy || waiting > 0}
        onClick={() => void ask('guard/look', {}, words.queued)}
      >
        {words.look[language]}
      </button>
    </div>
  )
}
