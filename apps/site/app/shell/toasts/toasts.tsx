import { useSyncExternalStore } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import { Nuqta } from '#app/ui/core/marks.tsx'
import type { Toast } from './toast-list.ts'
import styles from './toasts.module.css'
import { browserToasts } from './use-toast.ts'

const none: readonly Toast[] = []

/**
 * Passing notices, top right in both directions. The region stands in every page from the start, as
 * readers announce only what enters a region they know.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(browserToasts.subscribe, browserToasts.toasts, () => none)
  return (
    <div
      className={styles.toasts}
      role="status"
      aria-live="polite"
      aria-atomic="false"
      data-toasts=""
    >
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastView({ toast: { id, kind, title, text } }: { toast: Toast }) {
  const { t } = useWords()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops its clock
    <div
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={() => browserToasts.hold(id, 'pointer')}
      onPointerLeave={() => browserToasts.release(id, 'pointer')}
      onFocus={() => browserToasts.hold(id, 'focus')}
      onBlur={() => browserToasts.release(id, 'focus')}
    >
      <Nuqta className={styles.nuqta} />
      <div>
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('general', 'closeToast')}
        onClick={() => browserToasts.dismiss(id)}
      >
        <svg
          viewBox="0 0 14 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M1 1l12 12M13 1L1 13" />
        </svg>
      </button>
    </div>
  )
}
