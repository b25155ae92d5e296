import type { Card } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import { CardActions } from './card-actions.tsx'
import { CardGround } from './card-ground.tsx'
import { CardLines } from './card-lines.tsx'
import { Face } from './face.tsx'
import styles from './person-card.module.css'
import { SquareCode } from './square-code.tsx'

/** A person's card: portrait and code, name and work, the ways to reach them, all on one screen. */
export function PersonCard({ card }: { card: Card }) {
  const { t } = useWords()
  const face = (card.photo || card.qr) && (
    <>
      {card.photo && (
        <Picture
          image={card.photo}
          sizes="xs:100vw sm:100vw md:50vw xl:640px"
          className="u-photo"
          priority
        />
      )}
      {card.qr && <SquareCode {...card.qr} isAlone={!card.photo} />}
    </>
  )
  return (
    <CardGround paper={card.paper} face={face}>
      <div className={styles.name}>
        <h1 className="p-name">
          <Face text={card.name.full} />
        </h1>
        <p className={styles.role}>
          <span className="p-job-title">
            <Face text={card.jobTitle} />
          </span>
          {t('general', 'comma')}{' '}
          <span className="p-org">
            <Face text={card.company} />
          </span>
        </p>
        {card.bio && (
          <p className={`${styles.bio} p-note`}>
            <Face text={card.bio} />
          </p>
        )}
      </div>
      <CardLines card={card} />
      <CardActions card={card} />
    </CardGround>
  )
}
