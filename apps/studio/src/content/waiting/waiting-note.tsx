'use client'
import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { languageOf } from '../../platform/admin/words.ts'
import styles from './waiting.module.css'
import { sayMoment, waitingWords } from './words.ts'

/** As it was read, or as it was just chosen. */
const isMoment = (value: unknown): value is string | number | Date =>
  typeof value === 'string' || typeof value === 'number' || value instanceof Date

type Props = { moment: string; kind: 'post' | 'campaign' }

/** Beside a document whose time is still to come: from when visitors see it. */
export function WaitingNote({ moment, kind }: Props) {
  const { i18n } = useTranslation()
  const { hasPublishedDoc } = useDocumentInfo()
  const value = useFormFields(([fields]) => fields[moment]?.value)
  const at = value && isMoment(value) ? new Date(value) : undefined
  if (!at || !(at.getTime() > Date.now())) return null
  const language = languageOf(i18n)
  const words = waitingWords[kind][hasPublishedDoc ? 'published' : 'draft']
  return (
    <p className={styles.note} role="status" data-waits>
      {words(sayMoment(at, language))[language]}
    </p>
  )
}
