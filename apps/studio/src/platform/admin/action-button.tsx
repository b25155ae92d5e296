'use client'
import { toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { callStudio } from './ask.ts'
import styles from './office.module.css'
import { deskWords, languageOf } from './words.ts'

type Props = { path: string; words: string; isPrimary?: boolean }

/** Asks the office to do one thing, and shows the document as it is afterwards. */
export function ActionButton({ path, words, isPrimary = false }: Props) {
  const { i18n } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const act = async () => {
    setIsBusy(true)
    const answer = await callStudio(path, 'POST')
    if (answer.ok) return window.location.reload()
    setIsBusy(false)
    toast.error(answer.message ?? deskWords.failed[languageOf(i18n)])
  }
  return (
    <button
      type="button"
      className={isPrimary ? styles.primary : styles.plain}
      disabled={isBusy}
      onClick={() => void act()}
    >
      {words}
    </button>
  )
}
