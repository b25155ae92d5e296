'use client'
/** Above the form: how the link stands, its addresses to copy, its code for a camera, and how often it was opened. */
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import { CopyButton } from '../../platform/admin/copy-button.tsx'
import { type Language, languageOf } from '../../platform/admin/words.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import styles from './address.module.css'
import type { Visits } from './count-visits.ts'
import type { Shown } from './endpoints.ts'
import { shortLinkWords as words } from './words.ts'

export function AddressPanel() {
  const language = languageOf(useTranslation().i18n)
  const { id, lastUpdateTime } = useDocumentInfo()
  const shown = useShown(id, lastUpdateTime)
  return (
    <section className={styles.panel} aria-label={words.title[language]}>
      <h2>{words.title[language]}</h2>
      {!id && <p>{words.notYet[language]}</p>}
      {shown === 'away' && <p role="status">{words.away[language]}</p>}
      {id && typeof shown === 'object' && <Told id={id} shown={shown} language={language} />}
    </section>
  )
}

/** Asked when the form stands, and anew after each save. */
function useShown(id: string | number | undefined, saved: number) {
  const [shown, setShown] = useState<Shown | 'away'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each save.
  useEffect(() => {
    let isHere = true
    if (id)
      void callStudio<Shown>(`short-links/${id}/shown`).then((answer) => {
        if (isHere) setShown(answer.ok ? answer.value : 'away')
      })
    return () => {
      isHere = false
    }
  }, [id, saved])
  return shown
}

type ToldProps = { id: string | number; shown: Shown; language: Language }

function Told({ id, shown: { code, stand, addresses, visits }, language }: ToldProps) {
  return (
    <>
      <p>
        <strong data-stand={stand}>{words.stand[stand][language]}</strong>:{' '}
        {words.answer[stand][language]}
      </p>
      <ul>
        {addresses.map(({ locale, address }) => (
          <li key={locale}>
            <span>{words.language[locale][language]}</span>
            <a href={address} target="_blank" rel="noreferrer">
              <bdi dir="ltr">{address}</bdi>
            </a>
            <CopyButton
              text={address}
              language={language}
              name={`${words.copy[language]} ${words.language[locale][language]}`}
            />
          </li>
        ))}
      </ul>
      <QrCode id={id} code={code} language={language} />
      {visits && <VisitCount visits={visits} language={language} />}
    </>
  )
}

type QrProps = { id: string | number; code: string; language: Language }

function QrCode({ id, code, language }: QrProps) {
  // With the code, so that a picture of another is never kept for it.
  const pathOf = (kind: 'png' | 'svg') =>
    `/api/short-links/${id}/qr.${kind}?${new URLSearchParams({ code })}`
  return (
    <div className={styles.code}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of this server, behind its door */}
      <img src={pathOf('svg')} alt={`${words.code[language]} /short/${code}`} />
      <span>
        {(['svg', 'png'] as const).map((kind) => (
          <a
            key={kind}
            href={pathOf(kind)}
            download={`qr-${code}.${kind}`}
            aria-label={`${words.take[language]} ${kind.toUpperCase()}`}
          >
            {kind.toUpperCase()}
          </a>
        ))}
      </span>
    </div>
  )
}

function VisitCount({ visits, language }: { visits: Visits; language: Language }) {
  const { format } = figuresIn(language)
  return (
    <dl aria-label={words.visits[language]}>
      {(['month', 'all'] as const).map((span) => (
        <div key={span}>
          <dt>
            {words.visits[language]} · {words[span][language]}
          </dt>
          <dd>{format(visits[span])}</dd>
        </div>
      ))}
    </dl>
  )
}
