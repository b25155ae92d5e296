import type { Branch } from '@wajiha/contract'
import { type OpenState, openState } from '@wajiha/contract/branch-hours'
import { useEffect, useState } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import { weekdayNames } from '#app/locale/weekdays.ts'
import { Nuqta } from '#app/ui/core/marks.tsx'
import styles from './open-now.module.css'

const minute = 60_000

/**
 * Whether an office is open, by its own clock, kept right while the page is read. The server does not
 * know when a kept page will be read, so it shows a heading in the same place.
 */
export function OpenNow({ branch }: { branch: Branch }) {
  const { t } = useWords()
  const now = useNow()
  const say = useStateInWords()
  if (now === undefined || branch.hours.length === 0) return <p>{t('sections', 'hours')}</p>
  const state = openState(branch, now)
  return (
    <p className={styles.now}>
      <Nuqta className={state.open ? undefined : styles.shut} /> <span>{say(state)}</span>
    </p>
  )
}

/** The moment, in milliseconds; nothing until the page lives in a browser. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}

function useStateInWords() {
  const { t, format, locale } = useWords()
  const clockOf = (clock: string) => format.digits(clock.replace(/^0/, ''))
  return ({ open, until, opens }: OpenState): string => {
    if (open && !until) return t('sections', 'openNow')
    if (open && until) return t('sections', 'openUntil', { clock: clockOf(until) })
    if (!opens) return t('sections', 'closed')
    const clock = clockOf(opens.clock)
    if (opens.inDays === 0) return t('sections', 'opensToday', { clock })
    if (opens.inDays === 1) return t('sections', 'opensTomorrow', { clock })
    const isNear = opens.inDays < 7
    const day = isNear ? weekdayNames(locale)[opens.weekday - 1] : format.date(opens.date)
    return t('sections', 'opensOn', { day: day ?? '', clock })
  }
}
