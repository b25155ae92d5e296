'use client'
/** The recovery codes, shown once: focus goes to their title, so that they are read out. */
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import buttons from '../../../platform/admin/office.module.css'
import { languageOf } from '../../../platform/admin/words.ts'
import { factorWords } from '../words.ts'
import styles from './factor.module.css'

type RecoveryCodesProps = { codes: readonly string[]; onClose: () => void }

export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const language = languageOf(useTranslation().i18n)
  const title = useRef<HTMLHeadingElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => title.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <section className={styles.codes} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={title} tabIndex={-1}>
        {factorWords.codesTitle[language]}
      </h2>
      <p>{factorWords.codesHint[language]}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <button type="button" className={buttons.plain} onClick={() => void copy()}>
          {factorWords.copy[language]}
        </button>
        <button type="button" className={buttons.plain} onClick={onClose}>
          {factorWords.close[language]}
        </button>
        <span role="status">{isCopied && factorWords.copied[language]}</span>
      </p>
    </section>
  )
}
