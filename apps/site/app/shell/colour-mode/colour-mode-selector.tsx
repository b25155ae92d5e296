import { useWords } from '#app/locale/locale-context.tsx'
import styles from './colour-mode-selector.module.css'
import { type Preference, preferences } from './modes.ts'
import { useColourMode } from './use-colour-mode.ts'

/**
 * Light, system, dark; a nuqta marks the choice once the page is alive. The buttons need no handler
 * of their own: the script before the first paint hears them from the first moment on.
 */
export function ColourModeSelector({ className }: { className?: string | undefined }) {
  const { t } = useWords()
  const { preference, isUnknown } = useColourMode()
  return (
    <fieldset
      className={className ? `${styles.modes} ${className}` : styles.modes}
      aria-label={t('general', 'colourMode')}
    >
      {preferences.map((mode) => (
        <button
          key={mode}
          type="button"
          data-mode-set={mode}
          aria-pressed={isUnknown ? undefined : mode === preference}
          aria-label={t('general', `colourMode.${mode}`)}
          title={t('general', `colourMode.${mode}`)}
        >
          <Sign mode={mode} />
        </button>
      ))}
    </fieldset>
  )
}

/** Sun, half and moon; they stay as they are in both directions. */
function Sign({ mode }: { mode: Preference }) {
  if (mode === 'dark') {
    return (
      <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
        <path d="M12.5 1.6A8.6 8.6 0 1 0 18.4 12.5A7 7 0 0 1 12.5 1.6Z" />
      </svg>
    )
  }
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <circle cx="10" cy="10" r={mode === 'light' ? 4 : 8} />
      {mode === 'light' ? (
        <path d="M10 0v3M10 17v3M0 10h3M17 10h3M3 3l2 2M15 15l2 2M17 3l-2 2M5 15l-2 2" />
      ) : (
        <path d="M10 2a8 8 0 0 1 0 16z" fill="currentColor" />
      )}
    </svg>
  )
}
