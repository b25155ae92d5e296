'use client'
/** Sends what was written in a document that saves by itself when it is left before it has. */
import { useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { type RefObject, useEffect, useRef } from 'react'
import { canBeSentFromBeyond, isUnsaid, sendLastWords } from './last-words.ts'
import type { OpenDocument } from './saves.ts'

/** To be called before what closes the document again: the last words still belong to it. */
export function useLastWords(opened: RefObject<OpenDocument | undefined>, locale: string): void {
  const { docConfig } = useDocumentInfo()
  const form = useForm()
  const isModified = useFormModified()
  const readUnsaid = () => {
    const { current: document } = opened
    if (!document || !isModified || !docConfig || !hasAutosaveEnabled(docConfig)) return undefined
    const values = form.getData()
    return isUnsaid(document, values) ? { document, values } : undefined
  }
  const latest = useRef(readUnsaid)
  latest.current = readUnsaid

  useEffect(() => {
    const say = () => {
      const last = latest.current()
      if (last?.document.locale === locale)
        void sendLastWords(last.document, last.values).catch(() => {})
    }
    const sayIfHidden = () => {
      if (window.document.visibilityState === 'hidden') say()
    }
    const ask = (event: BeforeUnloadEvent) => {
      const last = latest.current()
      if (last && !canBeSentFromBeyond(last.document, last.values)) event.preventDefault()
    }
    window.addEventListener('pagehide', say)
    window.addEventListener('beforeunload', ask)
    window.document.addEventListener('visibilitychange', sayIfHidden)
    return () => {
      window.removeEventListener('pagehide', say)
      window.removeEventListener('beforeunload', ask)
      window.document.removeEventListener('visibilitychange', sayIfHidden)
      say()
    }
  }, [locale])
}
