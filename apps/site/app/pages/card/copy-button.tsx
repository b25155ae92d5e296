import { useEffect, useState } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import styles from './copy-button.module.css'

type CopyButtonProps = {
  /** What is copied; the page's own address without it. */
  text?: string | undefined
  label: string
  /** How it looks, when it does not stand small in a line. */
  className?: string | undefined
}

const shownFor = 2500

/** Copies a text and says so. Without script it keeps its place and is not there. */
export function CopyButton({ text, label, className = styles.small }: CopyButtonProps) {
  const { t } = useWords()
  const [isReady, setReady] = useState(false)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => setReady('clipboard' in navigator), [])
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () =>
    navigator.clipboard.writeText(text ?? pageAddress()).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <>
      <button
        type="button"
        className={`${styles.copy} ${className}`}
        aria-label={label}
        title={label}
        data-ready={isReady}
        onClick={copy}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isCopied ? tick : sheets} />
        </svg>
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && t('general', 'card.copied')}
      </span>
    </>
  )
}

const sheets = 'M9 9h12v12H9zM15 9V3H3v12h6'
const tick = 'M3 13l6 6L21 5'

/** Without what trackers hung on it. */
const pageAddress = () => location.origin + location.pathname
