'use client'
import { useListQuery, useTranslation } from '@payloadcms/ui'
import { readLocale } from '@wajiha/arabic'
import { useState } from 'react'
import { languageOf } from '../../platform/admin/words.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import styles from './export-links.module.css'
import { exportWords } from './words.ts'

type Props = { collectionSlug?: string }

/** Above a list: what it shows, with its filter and search, as a file. */
export function ExportLinks({ collectionSlug = 'leads' }: Props) {
  const { query, data } = useListQuery()
  const { i18n } = useTranslation()
  const language = languageOf(i18n)
  const [headers, setHeaders] = useState(language)
  if (!data?.totalDocs) return null
  const address = (format: string) => {
    const asked = new URLSearchParams({ format, headers })
    if (query.where) asked.set('where', JSON.stringify(query.where))
    if (query.search) asked.set('search', query.search)
    return `/api/${collectionSlug}/export?${asked}`
  }
  const digits = figuresIn(language)
  return (
    <nav className={styles.links} aria-label={exportWords.title[language]}>
      <span>
        {exportWords.title[language]} ({digits.format(data.totalDocs)})
      </span>
      {(['xlsx', 'csv', 'json'] as const).map((format) => (
        <a key={format} href={address(format)} download>
          {exportWords[format][language]}
        </a>
      ))}
      {collectionSlug === 'applications' && (
        <a href={address('zip')} download>
          {exportWords.zip[language]}
        </a>
      )}
      <label>
        {exportWords.headers[language]}{' '}
        <select value={headers} onChange={(event) => setHeaders(readLocale(event.target.value))}>
          <option value="ar">العربيّة</option>
          <option value="en">English</option>
        </select>
      </label>
    </nav>
  )
}
