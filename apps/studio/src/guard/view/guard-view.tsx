/** «حارس الموقع»: everything that is broken in one list, and what mends it beside each. */

import type { AdminViewServerProps } from 'payload'
import { readZone } from '../../planning/read-calendar.ts'
import { may } from '../../platform/access/may.ts'
import { Link } from '../../platform/admin/link.tsx'
import listing from '../../platform/admin/listing.module.css'
import { PageFrame } from '../../platform/admin/page-frame.tsx'
import { deskWords, languageOf } from '../../platform/admin/words.ts'
import { countsOf, type Listed, readFindings } from '../findings/read-findings.ts'
import { readProgress } from '../sweep/queue.ts'
import { guardWords as words } from '../words.ts'
import { chosen, readChoice, toChoice } from './choice.ts'
import { Filters } from './filters.tsx'
import { FindingRow } from './finding-row.tsx'
import styles from './guard.module.css'
import { LookNow } from './look-now.tsx'
import { picturesFor } from './pictures-for.ts'

const onPage = 25

export function GuardView(view: AdminViewServerProps) {
  return (
    <PageFrame view={view} title={words.title} act="watchSite">
      {() => content(view)}
    </PageFrame>
  )
}

async function content({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { payload, user } = req
  const language = languageOf(req.i18n)
  const choice = readChoice((await searchParams) ?? {})
  const [all, progress, zone] = await Promise.all([
    readFindings(payload),
    readProgress(payload),
    readZone(payload),
  ])
  const rows = chosen(all, choice)
  const last = Math.max(1, Math.ceil(rows.length / onPage))
  const page = Math.min(last, choice.page)
  const shown = rows.slice((page - 1) * onPage, page * onPage)
  return (
    <div className={styles.guard}>
      <p className={listing.lead}>{words.lead[language]}</p>
      <LookNow
        waiting={progress.waiting}
        pages={progress.pages}
        lookedAt={progress.lookedAt}
        timeZone={zone}
      />
      <Filters all={all} counts={countsOf(all)} choice={choice} language={language} />
      {shown.length === 0 && (
        <div className={listing.empty}>
          <p>{words.empty[language]}</p>
          <p className={styles.quiet}>{words.emptyHint[language]}</p>
        </div>
      )}
      <List
        rows={shown}
        pictures={await picturesFor(payload, shown)}
        mayMend={may(user, 'mendSite')}
        language={language}
      />
      {last > 1 && (
        <nav className={listing.pages} aria-label={words.title[language]}>
          {page > 1 && (
            <Link href={toChoice(choice, { page: page - 1 })}>{deskWords.previous[language]}</Link>
          )}
          {page < last && (
            <Link href={toChoice(choice, { page: page + 1 })}>{deskWords.next[language]}</Link>
          )}
        </nav>
      )}
    </div>
  )
}

type ListProps = {
  rows: Listed[]
  pictures: Awaited<ReturnType<typeof picturesFor>>
  mayMend: boolean
  language: 'ar' | 'en'
}

function List({ rows, ...shown }: ListProps) {
  if (rows.length === 0) return null
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <FindingRow key={keyOf(row)} row={row} {...shown} />
      ))}
    </ul>
  )
}

const keyOf = (row: Listed): string =>
  row.kind === 'missing-page'
    ? `missing ${row.missing.path}`
    : row.kind === 'vain-search'
      ? `search ${row.locale} ${row.search.words}`
      : row.finding.id
