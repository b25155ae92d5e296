import { housePaper } from '@wajiha/brand/papers'
import type { BlockOf } from '@wajiha/contract'
import { ContentLink } from '#app/locale/content-link.tsx'
import { buttonClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import styles from './call-block.module.css'

/** One thing to do next, on the brand's own paper. */
export function CallBlock({ title, text, action }: BlockOf<'call'>) {
  return (
    <aside className={`${styles.call} ${surfaceClass('field', housePaper)}`} aria-label={title}>
      <div>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
      <ContentLink href={action.href} className={`${styles.action} ${buttonClass()}`}>
        {action.label} <Arrow />
      </ContentLink>
    </aside>
  )
}
