'use client'
/** Above an empty list: what it is for, and how its first line comes. A search that finds nothing is another matter. */
import { useListQuery, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { languageOf } from '../../platform/admin/words.ts'
import styles from './teach.module.css'
import { teachings } from './teachings.data.ts'

export function EmptyList() {
  const language = languageOf(useTranslation().i18n)
  const { collectionSlug, data, query } = useListQuery()
  const said = teachings[collectionSlug]
  const isBin = usePathname().endsWith('/trash')
  const isAsked = Boolean(query.search) || Object.keys(query.where ?? {}).length > 0
  if (!said || isBin || isAsked || data?.totalDocs !== 0) return null
  return (
    <p className={styles.teach} data-teaches={collectionSlug}>
      {said[language]}
    </p>
  )
}
