'use client'
/** A new secret, drawn for a phone's camera and written for whoever types it. */
import { useTranslation } from '@payloadcms/ui'
import { languageOf } from '../../../platform/admin/words.ts'
import type { Offer } from '../offer.ts'
import { factorWords } from '../words.ts'
import styles from './factor.module.css'

export function KeyToScan({ offer: { secret, qr } }: { offer: Pick<Offer, 'secret' | 'qr'> }) {
  const language = languageOf(useTranslation().i18n)
  return (
    <div className={styles.key}>
      <p>{factorWords.scan[language]}</p>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={factorWords.qr[language]}
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p>
        {factorWords.key[language]}
        <code dir="ltr">{secret}</code>
      </p>
    </div>
  )
}
