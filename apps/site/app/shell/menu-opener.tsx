import { useWords } from '#app/locale/locale-context.tsx'
import styles from './menu-opener.module.css'

export const menuId = 'menu'
export const openerId = 'menu-opener'

/**
 * What opens the menu of narrow screens: a button that the script in the head hears from the first moment
 * on, and where no script runs a link to the menu. No browser is asked for `commandfor`, which came in 2025.
 */
export function MenuOpener() {
  const { t } = useWords()
  const label = t('general', 'openMenu')
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-opens={menuId}
        aria-label={label}
        aria-haspopup="dialog"
      >
        <Bars />
      </button>
      <a className={styles.link} id={openerId} href={`#${menuId}`} aria-label={label}>
        <Bars />
      </a>
    </>
  )
}

function Bars() {
  return (
    <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
      <path d="M2 8h20M2 16h20" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  )
}
