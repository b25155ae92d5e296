'use client'
/** What a folded block is called: by its kind, and the first words written in it. */
import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui'
import type { Said } from '../i18n/say.ts'
import styles from './block-name.module.css'
import { firstWords } from './first-words.ts'
import { languageOf } from './words.ts'

/** @param by names of the fields whose words may follow. @param called the kind of block. */
export function BlockName({ by, called }: { by: string[]; called: Said }) {
  const { data } = useRowLabel<unknown>()
  const language = languageOf(useTranslation().i18n)
  const words = firstWords(data, by)
  return (
    <span className={styles.name}>
      <Pill pillStyle="white" size="small">
        {called[language]}
      </Pill>
      {words && (
        <bdi data-own-words className={styles.words}>
          {words}
        </bdi>
      )}
    </span>
  )
}
