'use client'
/** What a folded row of a list is called: by the first words written in it, or by which one it is. */
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { figuresIn } from '../i18n/figures.ts'
import type { Said } from '../i18n/say.ts'
import { firstWords } from './first-words.ts'
import { languageOf } from './words.ts'

/** @param by names of the fields that may call it. @param called what one row is. */
export function RowName({ by, called }: { by: string[]; called: Said }) {
  const { data, rowNumber = 0 } = useRowLabel<unknown>()
  const language = languageOf(useTranslation().i18n)
  const words = firstWords(data, by)
  return words ? (
    <bdi data-own-words>{words}</bdi>
  ) : (
    `${called[language]} ${figuresIn(language).format(rowNumber + 1)}`
  )
}
