/** On the owner's start page, until the agency stands or the guide is put away: how far it is, and the way there. */

import type { ServerProps } from 'payload'
import { may } from '../../platform/access/may.ts'
import { Link } from '../../platform/admin/link.tsx'
import notice from '../../platform/admin/notice.module.css'
import { languageOf } from '../../platform/admin/words.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import { readStanding, stepNames } from '../standing.ts'
import { guideWords as words } from '../words.ts'
import styles from './guide.module.css'
import { PutAway } from './put-away.tsx'

export async function GuideNotice({ payload, user, i18n }: ServerProps) {
  if (!may(user, 'setUpAgency')) return null
  const { done, isDismissed } = await readStanding(payload)
  const count = stepNames.filter((name) => done[name]).length
  if (isDismissed || count === stepNames.length) return null
  const language = languageOf(i18n)
  const figures = figuresIn(language)
  const progress = words.progress(figures.format(count), figures.format(stepNames.length))
  return (
    <section className={notice.calm} aria-label={words.title[language]}>
      <p>
        <b>{words.title[language]}</b> <span className={styles.quiet}>{progress[language]}</span>
      </p>
      <p className={styles.buttons}>
        <Link href="/admin/first-run">{words.open[language]}</Link>
        <PutAway step="later" words={words.later[language]} />
      </p>
    </section>
  )
}
