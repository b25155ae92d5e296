import { agencyTimeZone, dayIn } from '@wajiha/contract/zoned-time'
import type { DefaultServerCellComponentProps } from 'payload'
import { Moment } from '../../platform/admin/moment.tsx'
import { languageOf } from '../../platform/admin/words.ts'
import styles from './waiting.module.css'
import { sayDay, waitingWords } from './words.ts'

/** In a list: the moment until which something holds, marked once it is over, though it stands as published. */
export function EndCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null
  const at = new Date(cellData)
  const language = languageOf(i18n)
  return (
    <>
      <Moment at={at.toISOString()} language={language} timeZone={agencyTimeZone} />
      {at.getTime() <= Date.now() && <Over words={waitingWords.ended[language]} />}
    </>
  )
}

/** The last day of a job, which is open to its end. */
export function LastDayCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null
  const day = new Date(cellData).toISOString().slice(0, 10)
  const language = languageOf(i18n)
  return (
    <>
      <time dateTime={day}>{sayDay(day, language)}</time>
      {day < dayIn(Date.now(), agencyTimeZone) && <Over words={waitingWords.closed[language]} />}
    </>
  )
}

const Over = ({ words }: { words: string }) => (
  <>
    {' '}
    <span className={styles.mark} data-over>
      {words}
    </span>
  </>
)
