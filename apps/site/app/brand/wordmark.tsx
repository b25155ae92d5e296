/**
 * The agency's name as drawn letters: square Kufic بركار with a kaf that stretches, and Birkar with
 * a nuqta for the dot of its i. Decoration: whoever shows it names the agency beside it.
 */
import type { Locale } from '@wajiha/contract'
import { ba, firstRa, kafArm, nuqta, wordmarks } from './wordmark.data.ts'
import styles from './wordmark.module.css'

/** The name, as tall as its surroundings ask; its colour is the text's. */
export function Wordmark({ locale }: { locale: Locale }) {
  const { box, ink, point } = wordmarks[locale]
  const className = locale === 'ar' ? styles.arabic : styles.latin
  return (
    <svg className={className} viewBox={box.join(' ')} aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={ink} />
      <path className={styles.point} d={point} />
    </svg>
  )
}

/** The Kufic name across the whole line: the arm of its kaf takes what room there is. */
export function StretchedWordmark() {
  return (
    <div className={styles.stretched} aria-hidden="true">
      <svg viewBox="-165 -104 165 147" aria-hidden="true">
        <path
          fill="currentColor"
          d={`${ba}${firstRa}M-101-46A23 23 0 0 1-101 0H-165V-16H-101${kafArm}`}
        />
        <path className={styles.point} d={nuqta} />
      </svg>
      <svg
        className={styles.bar}
        viewBox="0 -104 10 147"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill="currentColor" d="M0-16h10v16h-10z" />
      </svg>
      <svg viewBox="-82 -104 82 147" aria-hidden="true">
        <path
          fill="currentColor"
          d="M0 0H-32V-104H-16V-16H0ZM-45-46V0A33 33 0 0 1-78 33h-4V17h4A17 17 0 0 0-61 0V-46Z"
        />
      </svg>
    </div>
  )
}
