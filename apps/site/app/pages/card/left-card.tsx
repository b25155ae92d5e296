import { useLoaderData } from '@tanstack/react-router'
import type { Card } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { DirectLines } from '#app/shell/direct-lines.tsx'
import { Phone } from '#app/ui/core/phone.tsx'
import { CardGround } from './card-ground.tsx'
import { Face } from './face.tsx'
import styles from './left-card.module.css'

/** A card that no longer leads to its person: it says so and leads to the agency's offices. */
export function LeftCard({ card }: { card: Card }) {
  const { t } = useWords()
  const shell = useLoaderData({ from: '/{-$locale}' })
  const sentence = card.state === 'paused' ? 'card.paused' : 'card.left'
  return (
    <CardGround paper={card.paper}>
      <h1 className={styles.name}>
        <Face text={card.name.full} />
      </h1>
      <p className={styles.sentence}>{t('general', sentence)}</p>
      <DirectLines />
      <ul className={styles.offices}>
        {(shell?.branches ?? []).map(({ slug, name, phones }) => (
          <li key={slug}>
            <b>{name}</b>
            {phones[0] && <Phone e164={phones[0].e164} />}
          </li>
        ))}
      </ul>
    </CardGround>
  )
}
