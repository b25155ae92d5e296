'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import styles from '../../platform/admin/office.module.css'
import { deskWords, type Language } from '../../platform/admin/words.ts'

/** Before the first visitor writes: what will happen here, and a way to see it happen (LEAD-23). */
export function NoLeadsYet({ language }: { language: Language }) {
  const router = useRouter()
  const [isSending, setIsSending] = useState(false)
  const send = async () => {
    setIsSending(true)
    const answer = await callStudio<{ id: string }>('leads/test-submission', 'POST')
    if (answer.ok) return router.push(`/admin/collections/leads/${answer.value.id}`)
    setIsSending(false)
    toast.error(answer.message ?? deskWords.failed[language])
  }
  return (
    <div className={styles.nothing}>
      <h2>{deskWords.noLeads[language]}</h2>
      <p>{deskWords.noLeadsHint[language]}</p>
      <button
        type="button"
        className={styles.primary}
        disabled={isSending}
        onClick={() => void send()}
      >
        {deskWords.test[language]}
      </button>
    </div>
  )
}
