/** One finding: what is wrong, where, what it means, and what mends it. */

import type { ReactNode } from 'react'
import { MendForm } from '../../addresses/mend-form.tsx'
import { Link } from '../../platform/admin/link.tsx'
import office from '../../platform/admin/office.module.css'
import { figuresIn } from '../../platform/i18n/figures.ts'
import { studioPathOf } from '../findings/owners.ts'
import type { KeptFinding, Listed } from '../findings/read-findings.ts'
import type { Picture } from '../repairs/describe-picture.ts'
import { kindHints, kindWords, guardWords as words } from '../words.ts'
import styles from './guard.module.css'
import { HideForm } from './hide-form.tsx'
import { reasonOf } from './reason-of.ts'
import { RepairForm } from './repair-form.tsx'
import { repairOf } from './repair-of.ts'
import { SearchForm } from './search-form.tsx'

type Shown = { mayMend: boolean; language: 'ar' | 'en'; pictures: ReadonlyMap<string, Picture> }
type Props = Shown & { row: Listed }

export function FindingRow({ row, ...shown }: Props) {
  if (row.kind === 'missing-page') return <MissRow row={row} {...shown} />
  if (row.kind === 'vain-search') return <SearchRow row={row} {...shown} />
  return <KeptRow row={row} {...shown} />
}

type FrameProps = { row: Listed; language: 'ar' | 'en'; what: ReactNode; children: ReactNode }

function Frame({ row, language, what, children }: FrameProps) {
  const { kind, locale } = row
  return (
    <li className={styles.finding} data-kind={kind}>
      <p className={styles.kind}>
        <b>{kindWords[kind][language]}</b> <span>{words[locale][language]}</span>
      </p>
      <h2>{what}</h2>
      {children}
      <p className={styles.quiet}>{kindHints[kind][language]}</p>
    </li>
  )
}

const Latin = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" className={styles.address}>
    {children}
  </bdi>
)

type Row<Kind extends Listed['kind']> = Shown & { row: Extract<Listed, { kind: Kind }> }

function MissRow({ row, mayMend, language }: Row<'missing-page'>) {
  const { missing, likely } = row
  return (
    <Frame row={row} language={language} what={<Latin>{missing.path}</Latin>}>
      <p>
        {words.times[language]} <b>{figuresIn(language).format(missing.times)}</b>
        {missing.from.map((one) => (
          <span key={one}>
            {' · '}
            <Latin>{one}</Latin>
          </span>
        ))}
      </p>
      {mayMend && <MendForm path={missing.path} state="open" suggestion={likely} />}
    </Frame>
  )
}

function SearchRow({ row, mayMend, language }: Row<'vain-search'>) {
  const { search } = row
  return (
    <Frame row={row} language={language} what={<bdi data-own-words>{search.words}</bdi>}>
      <p>
        {words.times[language]} <b>{figuresIn(language).format(search.times)}</b>
      </p>
      {mayMend && <SearchForm locale={search.locale} said={search.words} hidden={search.hidden} />}
    </Frame>
  )
}

type KeptRowProps = Shown & { row: Extract<Listed, { finding: KeptFinding }> }

function KeptRow({ row, mayMend, language, pictures }: KeptRowProps) {
  const { finding, likely } = row
  const { id, path, owner, locale, hidden, reason } = finding
  const picture = pictures.get(id)
  const studioPath = studioPathOf(owner, locale)
  const why = reasonOf(finding, language)
  const repair = mayMend && !hidden ? repairOf(finding, { likely, picture }, language) : undefined
  return (
    <Frame row={row} language={language} what={<What finding={finding} />}>
      <p>
        {words.onPage[language]} <Latin>{path}</Latin>
        {why && <> · {why}</>}
      </p>
      {hidden && (
        <p>
          {words.because[language]} <bdi data-own-words>{reason}</bdi>
        </p>
      )}
      {repair && <RepairForm key={repair.initial} id={id} {...repair} />}
      <div className={styles.ways}>
        {studioPath && (
          <Link className={office.plain} href={studioPath}>
            {words.open[language]}
          </Link>
        )}
        {picture && (
          <Link
            className={office.plain}
            href={`/admin/collections/media/${picture.id}?locale=${locale}`}
          >
            {words.openPicture[language]}
          </Link>
        )}
        {mayMend && <HideForm id={id} isHidden={hidden} />}
      </div>
    </Frame>
  )
}

/** Titles are read as they are written, everything else from left to right. */
function What({ finding: { kind, what, path } }: { finding: KeptFinding }) {
  if (kind === 'long-title' && what) return <bdi data-own-words>{what}</bdi>
  return <Latin>{what || path}</Latin>
}
