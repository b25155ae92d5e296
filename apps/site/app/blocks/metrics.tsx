import type { Metric } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import styles from './card.module.css'

/** Measured results, with what stood before and after where both are known. */
export function Metrics({ metrics }: { metrics: readonly Metric[] }) {
  const { t } = useWords()
  const say = useMetricText()
  return (
    <dl className={styles.numbers}>
      {metrics.map(({ label, value, unit, before, after }) => (
        <div key={label}>
          <dt className={styles.meta}>{label}</dt>
          <dd>{say(value, unit)}</dd>
          {before !== undefined && after !== undefined && (
            <dd className={styles.meta}>
              {t('our-projects', 'before')} <bdi>{say(before, unit)}</bdi> ·{' '}
              {t('our-projects', 'after')} <bdi>{say(after, unit)}</bdi>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function useMetricText() {
  const { count, format } = useWords()
  return (value: number, unit: Metric['unit']) => {
    if (unit === 'none') return format.number(value)
    if (unit === 'percent') return format.percent(value / 100, { decimals: 1 })
    return count('our-projects', `unit.${unit}`, value)
  }
}
