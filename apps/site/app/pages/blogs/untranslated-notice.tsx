import { useRouterState } from '@tanstack/react-router'
import { useWords } from '#app/locale/locale-context.tsx'
import { Nuqta } from '#app/ui/marks.tsx'
import { Wrap } from '#app/ui/page.tsx'
import styles from './untranslated-notice.module.css'

const id = 'untranslated'

/**
 * Why a reader stands here who asked for an article in this language. The address says it by its
 * hash, so that the list stays one page; within the app `:target` does not move, hence the state.
 */
export function UntranslatedNotice() {
  const { t } = useWords()
  const isAsked = useRouterState({ select: ({ location }) => location.hash === id })
  return (
    <div className={styles.notice} id={id} data-shown={isAsked || undefined}>
      <Wrap>
        <p role="status">
          <Nuqta /> {t('blogs', 'untranslated')}
        </p>
      </Wrap>
    </div>
  )
}
