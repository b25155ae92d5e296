import { housePaper } from '@wajiha/brand/papers'
import type { PageOf } from '@wajiha/contract'
import type { ReactNode } from 'react'
import { ContentLink } from '#app/locale/content-link.tsx'
import { buttonClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import styles from './call.module.css'

type CallProps = PageOf<'home'>['call'] & {
  /** What stands at its end, such as the subscription. */
  children?: ReactNode
}

/** The call at the end of a page: one promise and one way to answer it. */
export function Call({ title, text, action, children }: CallProps) {
  return (
    <section className={`${styles.section} ${surfaceClass('field', housePaper)}`}>
      <Wrap className={styles.call}>
        <div>
          <h2>{title}</h2>
          <p className={styles.lead}>{text}</p>
          <ContentLink href={action.href} className={buttonClass()}>
            {action.label} <Arrow />
          </ContentLink>
        </div>
        {children}
      </Wrap>
    </section>
  )
}
