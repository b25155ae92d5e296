/** «صفحاتٌ طُلبت ولم توجد»: what was asked for, how often and from where, and one click to mend it. */

import type { AdminViewServerProps } from 'payload'
import { readZone } from '../planning/read-calendar.ts'
import { Link } from '../platform/admin/link.tsx'
import listing from '../platform/admin/listing.module.css'
import { Moment } from '../platform/admin/moment.tsx'
import { deskWords, type Language, languageOf } from '../platform/admin/words.ts'
import { figuresIn } from '../platform/i18n/figures.ts'
import styles from './addresses.module.css'
import { AddressesFrame } from './addresses-frame.tsx'
import { MendForm } from './mend-form.tsx'
import {
  type MissingAddress,
  type MissingState,
  missingStates,
  readMissing,
} from './read-missing.ts'
import type { Suggest } from './suggest-target.ts'
import { emptyWords, stateWords, missingWords as words } from './words.ts'

const onPage = 25

export function MissingView(view: AdminViewServerProps) {
  return (
    <AddressesFrame view={view} current="missing" title={words.title}>
      {() => content(view)}
    </AddressesFrame>
  )
}

async function content({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const language = languageOf(req.i18n)
  const { show, page: asked } = (await searchParams) ?? {}
  const state = missingStates.find((one) => one === show) ?? 'open'
  const [{ of: all, suggest }, zone] = await Promise.all([
    readMissing(req.payload),
    readZone(req.payload),
  ])
  const rows = all[state]
  const last = Math.max(1, Math.ceil(rows.length / onPage))
  const page = Math.min(last, Math.max(1, Math.trunc(Number(asked)) || 1))
  const shown = rows.slice((page - 1) * onPage, page * onPage)
  const to = (number: number) => `?show=${state}&page=${number}`
  return (
    <div className={styles.addresses}>
      <p className={listing.lead}>{words.lead[language]}</p>
      <States all={all} current={state} language={language} />
      {rows.length === 0 ? (
        <p className={listing.empty}>{emptyWords[state][language]}</p>
      ) : (
        <Table rows={shown} suggest={suggest} language={language} zone={zone} />
      )}
      {last > 1 && (
        <nav className={listing.pages} aria-label={words.title[language]}>
          {page > 1 && <Link href={to(page - 1)}>{deskWords.previous[language]}</Link>}
          {page < last && <Link href={to(page + 1)}>{deskWords.next[language]}</Link>}
        </nav>
      )}
    </div>
  )
}

type StatesProps = {
  all: Record<MissingState, MissingAddress[]>
  current: MissingState
  language: Language
}

function States({ all, current, language }: StatesProps) {
  const figures = figuresIn(language)
  return (
    <nav className={listing.choices} aria-label={words.which[language]}>
      {missingStates.map((state) => (
        <Link
          key={state}
          href={`/admin/addresses/missing?show=${state}`}
          aria-current={state === current ? 'page' : undefined}
        >
          {stateWords[state][language]} <span>{figures.format(all[state].length)}</span>
        </Link>
      ))}
    </nav>
  )
}

type Shown = { suggest: Suggest; language: Language; zone: string }

function Table({ rows, ...shown }: Shown & { rows: MissingAddress[] }) {
  const { address, times, last, from, what } = words
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[address, times, last, from, what].map((head) => (
            <th key={head.en} scope="col">
              {head[shown.language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.path} row={row} {...shown} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, suggest, language, zone }: Shown & { row: MissingAddress }) {
  return (
    <tr>
      <th scope="row">
        <Address path={row.path} />
      </th>
      <td>
        <span className={styles.label}>{words.times[language]}</span>
        {figuresIn(language).format(row.times)}
      </td>
      <td>
        <span className={styles.label}>{words.last[language]}</span>
        <Moment at={row.lastAt} language={language} timeZone={zone} />
      </td>
      <td>
        <span className={styles.label}>{words.from[language]}</span>
        {row.from.length === 0 && (
          <span className={styles.quiet}>{words.fromNowhere[language]}</span>
        )}
        {row.from.length > 0 && (
          <ul>
            {row.from.map((one) => (
              <li key={one}>
                <Address path={one} />
              </li>
            ))}
          </ul>
        )}
      </td>
      <td>
        <Outcome row={row} suggest={suggest} language={language} />
      </td>
    </tr>
  )
}

type OutcomeProps = Omit<Shown, 'zone'> & { row: MissingAddress }

function Outcome({ row: { state, path, leadsTo }, suggest, language }: OutcomeProps) {
  if (state === 'left') return <MendForm path={path} state={state} />
  if (state === 'open') return <MendForm path={path} state={state} suggestion={suggest(path)} />
  if (!leadsTo) return <p className={styles.mended}>{words.stands[language]}</p>
  return (
    <p className={styles.mended}>
      {words.leadsTo[language]} <Address path={leadsTo} />
    </p>
  )
}

const Address = ({ path }: { path: string }) => (
  <bdi className={styles.address} dir="ltr">
    {path}
  </bdi>
)
