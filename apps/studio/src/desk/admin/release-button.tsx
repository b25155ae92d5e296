'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import styles from '../../platform/admin/office.module.css'
import { deskWords, type Language } from '../../platform/admin/words.ts'
import type { BoardName } from '../board-data.ts'

type Props = { collection: BoardName | 'submissions'; id: string; name: string; language: Language }

export function ReleaseButton({ collection, id, name, language }: Props) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const release = async () => {
    setIsBusy(true)
    const answer = await callStudio(`${collection}/${id}/release`, 'POST')
    if (answer.ok) router.refresh()
    else {
      setIsBusy(false)
      toast.error(answer.message ?? deskWords.failed[language])
    }
  }
  return (
    <button
      type="button"
      className={styles.primary}
      disabled={isBusy}
      data-own-words
      aria-label={`${deskWords.release[language]}: ${name}`}
      onClick={() => void release()}
    >
      {deskWords.release[language]}
    </button>
  )
}
