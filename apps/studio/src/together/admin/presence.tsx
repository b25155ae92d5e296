'use client'
import { useTranslation } from '@payloadcms/ui'
import styles from '../../platform/admin/dialog.module.css'
import { type Language, languageOf } from '../../platform/admin/words.ts'
/** Who else has this document open, by name and since when; said aloud when it changes. */
import { momentsIn } from '../../platform/i18n/figures.ts'
import { togetherWords } from '../words.ts'

export type Present = { name: string; since: string }

export function Presence({ others }: { others: Present[] }) {
  const language = languageOf(useTranslation().i18n)
  return (
    <p className={styles.presence} role="status" data-presence>
      {others.length > 0 && `${togetherWords.alsoHere[language]}: `}
      {others.map(({ name, since }, index) => (
        <span key={name + since}>
          {index > 0 && togetherWords.comma[language]}
          <bdi>{name}</bdi> ({togetherWords.since[language]} <bdi>{clockOf(since, language)}</bdi>)
        </span>
      ))}
    </p>
  )
}

function clockOf(moment: string, language: Language): string {
  const isToday = new Date(moment).toDateString() === new Date().toDateString()
  return momentsIn(language, {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'long' }),
  }).format(new Date(moment))
}
