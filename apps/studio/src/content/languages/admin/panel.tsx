'use client'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callStudio } from '../../../platform/admin/ask.ts'
import { languageOf } from '../../../platform/admin/words.ts'
import { doorOf } from '../place.ts'
import { summaryOf } from '../summary.ts'
import type { Translation } from '../units.ts'
import { languageWords as words } from '../words.ts'
import styles from './languages.module.css'

/** Beside the form: what of the English needs work, and the way to both languages. */
export function LanguagesPanel() {
  const language = languageOf(useTranslation().i18n)
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const [translation, setTranslation] = useState<Translation>()
  const path = globalSlug ? `globals/${globalSlug}` : id && `collections/${collectionSlug}/${id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each save
  useEffect(() => {
    if (!path) return undefined
    let isGone = false
    void callStudio<Translation>(doorOf(path)).then((answer) => {
      if (answer.ok && !isGone) setTranslation(answer.value)
    })
    return () => {
      isGone = true
    }
  }, [path, lastUpdateTime])
  if (!path || !translation) return null
  const stale = translation.units.filter(({ state }) => state === 'stale')
  const confirm = async () => {
    const paths = stale.map((unit) => unit.path)
    const answer = await callStudio<Translation>(`${doorOf(path)}/confirm`, 'POST', { paths })
    if (answer.ok) setTranslation(answer.value)
  }
  return (
    <div className={styles.panel} data-languages>
      <strong>{words.column[language]}</strong>
      <p>{summaryOf(translation.units)[language]}</p>
      {stale.length > 0 && (
        <>
          <ul>
            {stale.map((unit) => (
              <li key={unit.path}>{unit.label}</li>
            ))}
          </ul>
          <button type="button" className={styles.plain} onClick={() => void confirm()}>
            {words.allStillRight[language]}
          </button>
        </>
      )}
      <a className={styles.link} href={`/admin/${path}/translate`}>
        {words.tab[language]}
      </a>
    </div>
  )
}
