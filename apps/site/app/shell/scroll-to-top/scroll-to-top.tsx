import { useMatches } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import styles from './scroll-to-top.module.css'

/** The way back up: after one screen, on pages that allow it; it moves the focus up as well. */
export function ScrollToTop() {
  const { t } = useWords()
  const isOffered = useMatches({
    select: (matches) => matches.at(-1)?.staticData.showScrollToTop !== false,
  })
  // Without script it could not go anywhere, so the server renders none.
  const isFar = useSyncExternalStore(subscribe, isBelowOneScreen, () => undefined)
  if (!isOffered || isFar === undefined) return null
  return (
    <button
      type="button"
      className={styles.toTop}
      data-visible={isFar}
      data-scroll-to-top=""
      aria-label={t('general', 'toTop')}
      onClick={goUp}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden="true"
      >
        <path d="M12 22V4M4 11l8-8 8 8" />
      </svg>
    </button>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  window.addEventListener('resize', listener, { passive: true })
  return () => {
    window.removeEventListener('scroll', listener)
    window.removeEventListener('resize', listener)
  }
}

const isBelowOneScreen = () => window.scrollY > window.innerHeight

/** The page's own style says whether it glides; whoever wants no motion jumps. */
function goUp() {
  window.scrollTo({ top: 0 })
  document.getElementById('content')?.focus({ preventScroll: true })
}
