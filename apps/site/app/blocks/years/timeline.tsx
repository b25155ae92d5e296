import type { PageOf } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import styles from './timeline.module.css'

type Moment = PageOf<'about'>['timeline'][number]

const months = 12

/** What happened when, along a ruler whose short ticks are months and whose long ones are years. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
  const { format } = useWords()
  const inOrder = [...moments].sort((one, other) => one.year - other.year)
  return (
    <ol className={styles.timeline}>
      {inOrder.map(({ year, title, text }, index) => {
        const years = Math.max((inOrder[index + 1]?.year ?? year + 1) - year, 0)
        return (
          <li key={`${year}${title}`} data-years={Math.min(years, 5)}>
            <Measure years={years} />
            <p className={styles.year}>{format.digits(String(year))}</p>
            <div>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** The ruler from one moment to the next: it stretches with the words and still counts the months. */
function Measure({ years }: { years: number }) {
  const height = Math.max(years, 1) * months
  const ticks = Array.from({ length: years * months }, (_, month) =>
    month % months === 0 ? '' : `M0 ${month}H6`,
  ).join('')
  const longTicks = Array.from({ length: years }, (_, year) => `M0 ${year * months}H13`).join('')
  return (
    <svg viewBox={`0 0 13 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.months} d={ticks} />
      <path className={styles.years} d={`M0 0V${height}${longTicks}`} />
    </svg>
  )
}
