'use client'
/** Beside the publish button: the arrow that opens the page, and a link to it for somebody without an account. */
import { LinkIcon, PreviewButton, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { languageOf } from '../../../platform/admin/words.ts'
import { previewWords as words } from '../words.ts'
import { ShareDialog } from './share-dialog.tsx'

export function PreviewButtons() {
  const language = languageOf(useTranslation().i18n)
  const { id, collectionSlug, globalSlug, hasSavePermission, isTrashed } = useDocumentInfo()
  const [isOpen, open] = useState(false)
  const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
  const isShared = hasSavePermission && !isTrashed && Boolean(globalSlug || id)
  return (
    <>
      <PreviewButton />
      {isShared && (
        <button
          type="button"
          className="preview-btn"
          aria-label={words.share[language]}
          title={words.share[language]}
          onClick={() => open(true)}
        >
          <LinkIcon />
        </button>
      )}
      {isOpen && createPortal(<ShareDialog path={path} close={() => open(false)} />, document.body)}
    </>
  )
}
