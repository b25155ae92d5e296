import { type CSSProperties, useSyncExternalStore } from 'react'
import { browserProgress } from './browser-progress.ts'
import styles from './loading-bar.module.css'

const { state, subscribe } = browserProgress

/** Three pixels along the top while a page is on its way. Readers hear of the page itself. */
export function LoadingBar() {
  // The server renders none: a page that has just been served is not loading.
  const bar = useSyncExternalStore(subscribe, state, () => undefined)
  if (!bar) return null
  const { progress, isVisible, hasError } = bar
  return (
    <div
      className={styles.bar}
      data-loading-bar={hasError ? 'error' : 'calm'}
      data-visible={isVisible}
      style={{ '--progress': progress / 100 } as CSSProperties}
      aria-hidden="true"
    />
  )
}
