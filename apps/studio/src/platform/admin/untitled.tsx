'use client'
/** A document without a title is called so in its head: Payload shows its id in place of a name. */
import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

export function Untitled() {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t } = useTranslation()
  const isNameless = id !== undefined && title === String(id)
  const name = `[${t('general:untitled')}]`
  useEffect(() => {
    if (!isNameless) return undefined
    // Payload's own effect gives the id back in the same turn.
    const frame = requestAnimationFrame(() => setDocumentTitle(name))
    return () => cancelAnimationFrame(frame)
  }, [isNameless, name, setDocumentTitle])
  return null
}
