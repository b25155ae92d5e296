/** Above a mail of the outbox: what can be done with it, and how it looks. */
import type { UIFieldServerProps } from 'payload'
import { ActionButton } from '../../platform/admin/action-button.tsx'
import styles from '../../platform/admin/notice.module.css'
import { languageOf } from '../../platform/admin/words.ts'
import type { MailState } from '../template-keys.ts'
import { mailWords } from './words.ts'

export function MailActions({ data, i18n }: UIFieldServerProps) {
  const { id, state }: { id?: string; state?: MailState } = data
  if (!id) return null
  const language = languageOf(i18n)
  const isOver = state === 'failed' || state === 'cancelled'
  return (
    <div>
      <div className={styles.actions}>
        {isOver && (
          <Button id={id} act="send-again" words={mailWords.sendAgain[language]} isPrimary />
        )}
        {state === 'written' && (
          <Button id={id} act="send-again" words={mailWords.send[language]} />
        )}
        {state === 'waiting' && <Button id={id} act="cancel" words={mailWords.cancel[language]} />}
      </div>
      <iframe
        className={styles.frame}
        src={`/api/outbox/${id}/message`}
        title={mailWords.mail[language]}
        sandbox=""
      />
    </div>
  )
}

type ButtonProps = { id: string; act: string; words: string; isPrimary?: boolean }

const Button = ({ id, act, words, isPrimary = false }: ButtonProps) => (
  <ActionButton path={`outbox/${id}/${act}`} words={words} isPrimary={isPrimary} />
)
