import type { Language } from '../../platform/admin/words.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import styles from './privacy.module.css'
import { placeNames } from './words.ts'

/** How much there is where, on a ruler. */
export function Counts({
  counts,
  language,
}: {
  counts: Record<string, number>
  language: Language
}) {
  const digits = figuresIn(language)
  return (
    <dl className={styles.counts}>
      {Object.entries(counts).map(([place, count]) => (
        <div key={place}>
          <dt>{placeNames[place]?.[language] ?? place}</dt>
          <dd>{digits.format(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
