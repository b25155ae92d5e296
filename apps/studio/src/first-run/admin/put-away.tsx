'use client'
/** Puts the guide away from the start page, and brings it back. */
import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import office from '../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../platform/admin/words.ts'

export function PutAway({ step, words }: { step: 'later' | 'again'; words: string }) {
  const language = languageOf(useTranslation().i18n)
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    const answer = await callStudio(`first-run/${step}`, 'POST')
    setBusy(false)
    if (!answer.ok) return void toast.error(answer.message ?? deskWords.failed[language])
    router.refresh()
  }
  return (
    <button type="button" className={office.plain} disabled={isBusy} onClick={() => void act()}>
      {words}
    </button>
  )
}
