'use client'
/** The search over everything: a button at the head of each page, and Ctrl-K from anywhere. */
import { useTranslation } from '@payloadcms/ui'
import { readLocale } from '@wajiha/arabic'
import { useEffect, useRef } from 'react'
import styles from './find.module.css'
import { Palette } from './palette.tsx'
import { findWords } from './words.ts'

export function FindEverything() {
  const { i18n } = useTranslation()
  const language = readLocale(i18n.language)
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => dialog.current?.open || dialog.current?.showModal()
  const close = () => dialog.current?.close()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By its place: an Arabic keyboard writes another letter there. In a text, it makes a link.
      const isAsked = event.code === 'KeyK' && (event.ctrlKey || event.metaKey)
      const isInText = event.target instanceof Element && event.target.closest('[contenteditable]')
      if (!isAsked || isInText || event.defaultPrevented) return
      event.preventDefault()
      if (!dialog.current?.open) dialog.current?.showModal()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.open}
        onClick={open}
        aria-label={findWords.title[language]}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="m13 13 4.5 4.5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        <span>{findWords.short[language]}</span>
        <kbd dir="ltr" lang="en">
          Ctrl K
        </kbd>
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={findWords.title[language]}>
        <Palette language={language} close={close} />
      </dialog>
    </>
  )
}
