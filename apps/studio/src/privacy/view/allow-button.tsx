'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import type { Language } from '../../platform/admin/words.ts'
import styles from './privacy.module.css'
import { privacyWords as words } from './words.ts'

/** Lets a kind go that was too much for one night. */
export function AllowButton({ kind, language }: { kind: string; language: Language }) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const allow = async () => {
    setIsBusy(true)
    const answer = await callStudio('privacy/retention', 'POST', { kind })
    setIsBusy(false)
    if (answer.ok) router.refresh()
    else toast.error(answer.message ?? words.failed[language])
  }
  return (
    <button type="button" className={styles.danger} disabled={isBusy} onClick={() => void allow()}>
      {words.allow[language]}
    </button>
  )
}
