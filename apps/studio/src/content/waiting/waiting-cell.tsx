import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf } from '../../platform/admin/words.ts'
import styles from './waiting.module.css'
import { sayMoment, waitingWords } from './words.ts'

/** A moment in a list, marked while it is still to come. */
export function WaitingCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null
  const at = new Date(cellData)
  const language = languageOf(i18n)
  return (
    <>
      <time dateTime={at.toISOString()}>{sayMoment(at, language)}</time>
      {at.getTime() > Date.now() && (
        <>
          {' '}
          <span className={styles.mark} data-waits>
            {waitingWords.mark[language]}
          </span>
        </>
      )}
    </>
  )
}
