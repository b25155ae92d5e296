/** Everything in stage `spam`, why it is there in words, and one click to let it out (LEAD-10). */

import type { AdminViewServerProps } from 'payload'
import { readSettings } from '../../attribution/settings.ts'
import { allWords } from '../../platform/admin/codes/words-of-code.ts'
import { Link } from '../../platform/admin/link.tsx'
import { Moment } from '../../platform/admin/moment.tsx'
import styles from '../../platform/admin/office.module.css'
import { PageFrame } from '../../platform/admin/page-frame.tsx'
import { deskWords, type Language, languageOf } from '../../platform/admin/words.ts'
import { type Row, readTray, readWishes } from './read-tray.ts'
import { ReleaseButton } from './release-button.tsx'

export function SpamTray(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const language = languageOf(req.i18n)
  const page = Math.max(1, Math.trunc(Number(view.searchParams?.page)) || 1)
  return (
    <PageFrame view={view} title={deskWords.tray} act="openSpamTray">
      {async () => {
        const trays = await Promise.all([
          readTray(req, 'leads', page),
          readTray(req, 'applications', page),
          readWishes(req, page),
        ])
        const { timeZone } = (await readSettings(req.payload)).conversion
        const rows = trays
          .flatMap(({ rows: some }) => some)
          .map((row) => ({ ...row, reasons: allWords(row.reasons, req) }))
        const isMore = trays.some(({ hasNextPage }) => hasNextPage)
        return (
          <>
            <p className={styles.quiet}>{deskWords.trayHint[language]}</p>
            {rows.length === 0 ? (
              <p className={styles.nothing}>{deskWords.trayEmpty[language]}</p>
            ) : (
              <Tray rows={rows} language={language} timeZone={timeZone} />
            )}
            <nav className={styles.views}>
              {page > 1 && <Link href={`?page=${page - 1}`}>{deskWords.previous[language]}</Link>}
              {isMore && <Link href={`?page=${page + 1}`}>{deskWords.next[language]}</Link>}
            </nav>
          </>
        )
      }}
    </PageFrame>
  )
}

type TrayProps = { rows: Row[]; language: Language; timeZone: string }

function Tray({ rows, language, timeZone }: TrayProps) {
  const { from, message, reasons, received } = deskWords
  return (
    <table className={styles.tray}>
      <thead>
        <tr>
          {[from, message, reasons, received].map((words) => (
            <th key={words.en} scope="col">
              {words[language]}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link href={`/admin/collections/${row.collection}/${row.id}`}>
                <bdi>{row.name}</bdi>
              </Link>
              {row.reach.map((one) => (
                <p key={one} className={styles.quiet}>
                  <bdi dir="ltr">{one}</bdi>
                </p>
              ))}
            </th>
            <td dir="auto">{row.message}</td>
            <td>
              <ul>
                {row.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </td>
            <td>
              <Moment at={row.receivedAt} language={language} timeZone={timeZone} />
            </td>
            <td>
              <ReleaseButton {...row} language={language} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
