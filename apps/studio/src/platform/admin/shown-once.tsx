'use client'
/** A secret that is shown this once: to be copied now, by a press or by hand. */
import type { Said } from '../i18n/say.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './shown-once.module.css'
import type { Language } from './words.ts'

type Props = { secret: string; keep: Said; language: Language }

export function ShownOnce({ secret, keep, language }: Props) {
  return (
    <output className={styles.once}>
      <code dir="ltr" className={styles.secret}>
        {secret}
      </code>
      <p>{keep[language]}</p>
      <CopyButton text={secret} language={language} />
    </output>
  )
}
