'use client'
/** How long the title and the description of a result are, and what would make them better. */
import { useTranslation } from '@payloadcms/ui'
import type { Found } from '@wajiha/contract/found'
import { resultLimits } from '@wajiha/contract/search-result'
import { languageOf } from '../../../platform/admin/words.ts'
import { figuresIn } from '../../../platform/i18n/figures.ts'
import { foundWords as words } from '../found-words.ts'
import styles from './found-beside.module.css'

export function FoundCounts({ found, own }: { found: Found; own: Found['own'] }) {
  const language = languageOf(useTranslation().i18n)
  const { page, isHidden } = found
  return (
    <>
      <ul className={styles.counts}>
        <Count of="title" own={own.title} page={page.title} />
        <Count of="description" own={own.description} page={page.description} />
      </ul>
      {isHidden && <p className={styles.note}>{words.hidden[language]}</p>}
    </>
  )
}

type Counted = {
  of: 'title' | 'description'
  own: string | undefined
  page: string | undefined
}

function Count({ of, own, page }: Counted) {
  const language = languageOf(useTranslation().i18n)
  const { format } = figuresIn(language)
  const { most } = resultLimits[of]
  const length = [...(own || page || '').trim()].length
  const note = noteOf(of, length)
  const source = !own && page ? words[of === 'title' ? 'pageTitle' : 'pageDescription'] : undefined
  return (
    <li data-note={note}>
      <span>
        {words[`${of}Count`][language]}{' '}
        <b>
          {format(length)} {words.of[language]} {format(most)}
        </b>{' '}
        {words.signs[language]}
        {source && ` · ${source[language]}`}
      </span>
      {note && <span className={styles.note}>{words[note][language]}</span>}
    </li>
  )
}

/** @param length code points. */
function noteOf(of: Counted['of'], length: number) {
  const { least, most } = resultLimits[of]
  if (length === 0) return of === 'description' ? 'descriptionMissing' : undefined
  if (length > most) return `${of}Long` as const
  return length < least ? (`${of}Short` as const) : undefined
}
