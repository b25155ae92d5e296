'use client'
/** Asks the studio for one thing at a time, says how it went, and shows the list as it is then. */
import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import { deskWords, type Language, languageOf } from '../../platform/admin/words.ts'
import type { Said } from '../../platform/i18n/say.ts'

export function useAsking() {
  const language: Language = languageOf(useTranslation().i18n)
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  /** @returns whether it was done; what was typed stays where it was not. */
  async function ask(path: string, body: object, done: Said): Promise<boolean> {
    setIsBusy(true)
    const answer = await callStudio(path, 'POST', body)
    setIsBusy(false)
    if (!answer.ok) {
      toast.error(answer.message ?? deskWords.failed[language])
      return false
    }
    toast.success(done[language])
    router.refresh()
    return true
  }
  return { ask, isBusy, language, refresh: () => router.refresh() }
}
