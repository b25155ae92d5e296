'use client'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'

/** Whether what is typed into this form is saved by itself. */
export function useHasDrafts(): boolean {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const config = globalSlug
    ? getEntityConfig({ globalSlug })
    : getEntityConfig({ collectionSlug: collectionSlug ?? '' })
  const versions = config?.versions
  return typeof versions === 'object' && Boolean(versions.drafts)
}
