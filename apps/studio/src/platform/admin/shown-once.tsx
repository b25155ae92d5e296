'use client'
/** A secret that is shown this once: to be copied now, by a press or by hand. */
import { toast } from '@payloadcms/ui'
import type { Said } from '../i18n/say.ts'
import office from './office.module.css'
import styles from './shown-once.module.css'
import { deskWords, type Language } from './words.ts'

type Props = { secret: string; keep: Said; language: Language }

export function ShownOnce({ secret, keep, language }: Props) {
  const copy = async () => {
    const isDone = await navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    )
    if (isDone) toast.success(deskWords.copied[language])
    else toast.error(deskWords.failed[language])
  }
  return (
    <output className={styles.once}>
      <code dir="ltr" className={styles.secret}>
        {secret}
      </code>
      <p>{keep[language]}</p>
      <button type="button" className={office.plain} onClick={() => void copy()}>
        {deskWords.copy[language]}
      </button>
    </output>
  )
}
