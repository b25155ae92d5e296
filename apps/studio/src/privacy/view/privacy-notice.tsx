/** On the dashboard, when the nightly deletion stopped because it was too much. */

import type { ServerProps } from 'payload'
import { may } from '../../platform/access/may.ts'
import { Link } from '../../platform/admin/link.tsx'
import styles from '../../platform/admin/notice.module.css'
import { languageOf } from '../../platform/admin/words.ts'
import { refusedKinds } from '../retention/state.ts'
import { privacyWords as words } from './words.ts'

export async function PrivacyNotice({ payload, user, i18n }: ServerProps) {
  if (!may(user, 'seeRefusedRetention') || (await refusedKinds(payload)).length === 0) return null
  const language = languageOf(i18n)
  return (
    <section className={styles.notice} data-alarm="" role="alert">
      <p>
        {words.notice[language]} <Link href="/admin/privacy">{words.open[language]}</Link>
      </p>
    </section>
  )
}
