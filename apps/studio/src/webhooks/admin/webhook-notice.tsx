/** On the dashboard: deliveries that were given up. */

import { sql } from '@payloadcms/db-postgres'
import type { ServerProps } from 'payload'
import { may } from '../../platform/access/may.ts'
import { Link } from '../../platform/admin/link.tsx'
import styles from '../../platform/admin/notice.module.css'
import { languageOf } from '../../platform/admin/words.ts'
import { poolOf } from '../../platform/database/statements.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import { webhookWords } from './words.ts'

export async function WebhookNotice({ payload, user, i18n }: ServerProps) {
  if (!may(user, 'seeFailedWebhooks')) return null
  const { rows } = await poolOf(payload).execute<{ failed: number }>(
    sql`select count(*)::int as failed from webhook_deliveries where state = 'failed' and event <> 'alarm.test'`,
  )
  const failed = rows[0]?.failed ?? 0
  if (failed === 0) return null
  const language = languageOf(i18n)
  const digits = figuresIn(language)
  return (
    <section className={styles.notice} data-alarm="" role="alert">
      <p>
        {webhookWords.failed[language]} <b>{digits.format(failed)}</b>{' '}
        <Link href="/admin/collections/webhook-deliveries?where[state][equals]=failed">
          {webhookWords.look[language]}
        </Link>
      </p>
    </section>
  )
}
