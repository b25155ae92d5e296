'use client'
import { toast, useListQuery, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import styles from '../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../platform/admin/words.ts'
import { webhookWords } from './words.ts'

/** Above the list of deliveries: sends all that failed again, or all that the filter shows. */
export function ReplayMany() {
  const { query } = useListQuery()
  const { i18n } = useTranslation()
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const language = languageOf(i18n)
  const isFiltered = Object.keys(query.where ?? {}).length > 0
  const act = async () => {
    setIsBusy(true)
    const body = isFiltered ? { where: query.where } : {}
    const answer = await callStudio<{ count: number }>('webhook-deliveries/replay', 'POST', body)
    setIsBusy(false)
    if (!answer.ok) return void toast.error(answer.message ?? deskWords.failed[language])
    toast.success(`${webhookWords.queued[language]} ${answer.value.count}`)
    router.refresh()
  }
  return (
    <p>
      <button type="button" className={styles.plain} disabled={isBusy} onClick={() => void act()}>
        {webhookWords[isFiltered ? 'allShown' : 'allFailed'][language]}
      </button>
    </p>
  )
}
