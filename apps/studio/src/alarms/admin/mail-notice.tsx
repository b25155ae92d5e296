/** On the dashboard, before everything else: no mail server, mails that failed, mails that do not leave. */

import type { ServerProps } from 'payload'
import { mailWords } from '../../mail/admin/words.ts'
import { may } from '../../platform/access/may.ts'
import { Link } from '../../platform/admin/link.tsx'
import styles from '../../platform/admin/notice.module.css'
import { languageOf } from '../../platform/admin/words.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import { mailHealth } from '../mail-health.ts'

const lateSeconds = 15 * 60

export async function MailNotice({ payload, user, i18n }: ServerProps) {
  if (!may(user, 'seeMailHealth')) return null
  const { transport, failed, written, unreadReports, oldestSeconds } = await mailHealth(payload)
  const language = languageOf(i18n)
  const digits = figuresIn(language)
  const isLate = transport === 'smtp' && oldestSeconds > lateSeconds
  const line = (words: string, count: number, state: string) => (
    <p>
      {words} <b>{digits.format(count)}</b>{' '}
      <Link href={`/admin/collections/outbox?where[state][equals]=${state}`}>
        {mailWords.show[language]}
      </Link>
    </p>
  )
  return (
    <>
      {transport === 'files' && (
        <section className={styles.notice} aria-label={mailWords.title[language]}>
          <p>
            <b>{mailWords.noServer[language]}</b>
          </p>
          <p>{mailWords.howTo[language]}</p>
          {written > 0 && line(mailWords.written[language], written, 'written')}
        </section>
      )}
      {unreadReports > 0 && (
        <section className={styles.notice}>
          <p>
            {mailWords.unread[language]} <b>{digits.format(unreadReports)}</b>{' '}
            <code dir="ltr">mail/bounces/unread</code>
          </p>
        </section>
      )}
      {(failed > 0 || isLate) && (
        <section className={styles.notice} data-alarm="" role="alert">
          {failed > 0 && line(mailWords.failed[language], failed, 'failed')}
          {isLate && <p>{mailWords.late[language]}</p>}
        </section>
      )}
    </>
  )
}
