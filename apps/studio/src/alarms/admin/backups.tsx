/** On the dashboard: how old the newest backups are, and whether one was restored lately. */
import type { BackupState } from '@wajiha/contract/backup-state'
import { agesIn } from '../../platform/i18n/figures.ts'
import { alarmWords } from './words.ts'

type Language = 'ar' | 'en'
type Props = { state: BackupState | undefined; language: Language; now: number }

const lines = [
  ['whole', alarmWords.lastBackup],
  ['inbox', alarmWords.lastInbox],
  ['drill', alarmWords.lastDrill],
] as const

export function Backups({ state, language, now }: Props) {
  if (!state) return <p id="backups">{alarmWords.noBackups[language]}</p>
  const { done, failed } = state
  const known = lines.filter(([job]) => done[job] || failed[job])
  if (known.length === 0) return <p id="backups">{alarmWords.noBackupYet[language]}</p>
  return (
    <div id="backups">
      {known.map(([job, words]) => (
        <p key={job} data-backup={job}>
          {words[language]}: <Age at={done[job]?.at} language={language} now={now} />.
          {failed[job] && (
            <>
              {' '}
              <b>{alarmWords.backupFailed[language]}:</b>{' '}
              <bdi dir="ltr" lang="en">
                {failed[job].sentence}
              </bdi>
            </>
          )}
        </p>
      ))}
    </div>
  )
}

function Age({ at, language, now }: { at: string | undefined; language: Language; now: number }) {
  if (!at) return <>—</>
  const minutes = Math.max(0, Math.round((now - Date.parse(at)) / 60_000))
  const [count, unit] = inUnits(minutes)
  return <time dateTime={at}>{agesIn(language, { numeric: 'auto' }).format(-count, unit)}</time>
}

function inUnits(minutes: number): [number, Intl.RelativeTimeFormatUnit] {
  // In words: now.
  if (minutes < 1) return [0, 'second']
  if (minutes < 90) return [minutes, 'minute']
  if (minutes < 48 * 60) return [Math.round(minutes / 60), 'hour']
  return [Math.round(minutes / (24 * 60)), 'day']
}
