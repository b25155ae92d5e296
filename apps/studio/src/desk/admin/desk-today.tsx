/** On the dashboard: what is overdue, what is new, what nobody has answered (LEAD-17, LEAD-23). */

import Link from 'next/link'
import type { ServerProps, Where } from 'payload'
import { may } from '../../platform/access/may.ts'
import styles from '../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../platform/admin/words.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import { localRequest } from '../../platform/local-request.ts'
import { NoLeadsYet } from './no-leads-yet.tsx'

export async function DeskToday({ payload, user, i18n }: ServerProps) {
  const req = await localRequest(payload, user)
  if (!may(user, 'seeLeadsOfToday')) return null
  const language = languageOf(i18n)
  const count = async (where: Where) =>
    (await payload.count({ collection: 'leads', where, req, overrideAccess: false })).totalDocs
  const now = new Date()
  const overdue: Where = {
    and: [{ stage: { equals: 'new' } }, { dueAt: { less_than: now.toISOString() } }],
  }
  const [all, late, today, waiting] = await Promise.all([
    count({}),
    count(overdue),
    count({
      and: [
        { stage: { not_equals: 'spam' } },
        { createdAt: { greater_than: new Date(now.getTime() - 86_400_000).toISOString() } },
      ],
    }),
    count({ stage: { equals: 'new' } }),
  ])
  if (all === 0) return <NoLeadsYet language={language} />
  const digits = figuresIn(language)
  const list = '/admin/collections/leads?where[stage][equals]=new'
  const tiles = [
    ['late', late, deskWords.overdue, `${list}&where[dueAt][less_than]=${now.toISOString()}`],
    ['waiting', waiting, deskWords.waiting, list],
    ['today', today, deskWords.today, '/admin/desk/leads'],
  ] as const
  return (
    <section className={styles.today} aria-label={deskWords.desk[language]}>
      {tiles.map(([key, number, words, href]) => (
        <Link key={key} href={href} data-alarm={key === 'late' && number > 0 ? '' : undefined}>
          <b>{digits.format(number)}</b> {words[language]}
        </Link>
      ))}
    </section>
  )
}
