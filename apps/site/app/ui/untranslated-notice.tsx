import { useRouterState } from '@tanstack/react-router'
import { Nuqta } from './core/marks.tsx'
import { Wrap } from './core/page.tsx'
import styles from './untranslated-notice.module.css'

const id = 'untranslated'

/**
 * Why a reader stands before a list who asked for one of its pages in this language. The address
 * says it by its hash, so that the list stays one page; within the app `:target` does not move,
 * hence the state.
 */
export function UntranslatedNotice({ text }: { text: string }) {
  const isAsked = useRouterState({ select: ({ location }) => location.hash === id })
  return (
    <div className={styles.notice} id={id} data-shown={isAsked || undefined}>
      <Wrap>
        <p role="status">
          <Nuqta /> {text}
        </p>
      </Wrap>
    </div>
  )
}
