import { cardGrid, cardTheta } from '@wajiha/brand/motif'
import type { Paper } from '@wajiha/contract'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '#app/locale/language-switch.tsx'
import { GirihPattern } from '#app/motif/girih-pattern.tsx'
import { HomeLink } from '#app/shell/site-header.tsx'
import { paperClass, surfaceClass } from '#app/ui/core/surface.ts'
import styles from './card-ground.module.css'

type CardGroundProps = {
  /** The paper under the card. */
  paper: Paper
  /** What stands beside the words, such as the portrait. */
  face?: ReactNode
  children: ReactNode
}

/** A card lying on a patterned paper: the agency's name, the other language, and what it says. */
export function CardGround({ paper, face, children }: CardGroundProps) {
  return (
    <div className={`${styles.ground} ${surfaceClass('field', paper)}`}>
      <GirihPattern grid={cardGrid} theta={cardTheta} scale={1.39} className={styles.pattern} />
      <article
        className={`${styles.card} ${face ? styles.withFace : ''} ${paperClass('plain')} h-card`}
      >
        {face && <div className={`${styles.face} ${paperClass(paper)}`}>{face}</div>}
        <div className={styles.words}>
          <div className={styles.top}>
            <HomeLink />
            <LanguageSwitch className={styles.language} />
          </div>
          {children}
        </div>
      </article>
    </div>
  )
}
