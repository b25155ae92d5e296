/** The agency's name as drawn letters. Decoration: whoever shows it names the agency beside it. */
import { type Outline, stretchedWordmark, wordmarkNames, wordmarks } from '@wajiha/brand/wordmark'
import type { Locale } from '@wajiha/contract'
import styles from './wordmark.module.css'

/** Whether this is the name that the brand drew: an agency that goes by another is set in letters. */
export const isDrawn = (name: string | undefined, locale: Locale) =>
  name === undefined || name === wordmarkNames[locale]

/** The name, as tall as its surroundings ask; its colour is the text's. */
export function Wordmark({ locale }: { locale: Locale }) {
  const { box, ink, point } = wordmarks[locale]
  const className = { ar: styles.arabic, en: styles.latin }[locale]
  return (
    <svg className={className} viewBox={box.join(' ')} aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={ink} />
      <path className={styles.point} d={point} />
    </svg>
  )
}

/** The name across the whole line: its stroke takes what room there is. */
export function StretchedWordmark({ locale }: { locale: Locale }) {
  if (!stretchedWordmark) return <Wordmark locale={locale} />
  const { first, stroke, last } = stretchedWordmark
  return (
    <div className={styles.stretched} aria-hidden="true">
      <Letters {...first} />
      <svg
        className={styles.bar}
        viewBox={stroke.box.join(' ')}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill="currentColor" d={stroke.ink} />
      </svg>
      <Letters {...last} />
    </div>
  )
}

function Letters({ box, ink, point }: Outline) {
  return (
    <svg viewBox={box.join(' ')} aria-hidden="true">
      <path fill="currentColor" d={ink} />
      {point && <path className={styles.point} d={point} />}
    </svg>
  )
}
