import type { Metric } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { useMetricText } from './metric-text.ts'
import styles from './metrics.module.css'
import { barOf, type MetricBar } from './metrics-bar.ts'

/** Measured results: what, how much, and a bar on a ruler with the place where it stood before. */
export function Metrics({ metrics }: { metrics: readonly Metric[] }) {
  const { t } = useWords()
  const say = useMetricText()
  return (
    <dl className={styles.metrics}>
      {metrics.map((metric) => {
        const { label, value, unit, before } = metric
        const bar = barOf(metric)
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.value}>{say(value, unit)}</dd>
            {bar && (
              <dd className={styles.measure}>
                <Bar {...bar} />
                {before !== undefined && (
                  <span>{t('our-projects', 'was', { value: say(before, unit) })}</span>
                )}
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

/** The bar on its ruler. Lengths are SVG attributes: this site allows no inline styles. The stylesheet turns it over. */
export function Bar({ now, was }: MetricBar) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      {was !== undefined && <rect className={styles.was} width={`${was}%`} y="2" height="2" />}
      <rect className={styles.now} width={`${now}%`} height="6" />
      {was !== undefined && <Point className={styles.hollow} at={was} />}
      <Point className={styles.point} at={now} />
    </svg>
  )
}

function Point({ at, className }: { at: number; className: string | undefined }) {
  return (
    <svg x={`${at}%`} overflow="visible" aria-hidden="true">
      <path className={className} d="M0-5.5 8.5 3 0 11.5-8.5 3Z" />
    </svg>
  )
}
