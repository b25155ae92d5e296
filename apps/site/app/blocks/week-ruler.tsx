import type { ProcessStep } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import styles from './week-ruler.module.css'

/** The steps of the work laid along a ruler of weeks; each takes the room of its own weeks. */
export function WeekRuler({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <div className={styles.ruler}>
      <WeekScale steps={steps} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={`${styles.step} ${roomOf(step)}`}>
            <h3>{step.title}</h3>
            {step.weeks && <Weeks {...step.weeks} />}
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The weeks themselves, numbered; steps without weeks have no scale. */
export function WeekScale({ steps }: { steps: readonly ProcessStep[] }) {
  const { format } = useWords()
  const last = Math.max(0, ...steps.map(({ weeks }) => weeks?.to ?? 0))
  if (last === 0) return null
  return (
    <div className={styles.scale} aria-hidden="true">
      {Array.from({ length: last }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a week is its number
        <span key={index}>{format.number(index + 1)}</span>
      ))}
    </div>
  )
}

/** The class of a step's room on the ruler, one a width: inline styles are not allowed on this site. */
export function roomOf({ weeks }: ProcessStep): string {
  const length = weeks ? Math.min(12, weeks.to - weeks.from + 1) : 1
  return styles[`weeks${length}`] ?? ''
}

/** Which weeks a step takes, in words. */
export function Weeks({ from, to }: { from: number; to: number }) {
  const { t } = useWords()
  const key = from === to ? 'week' : to === from + 1 ? 'twoWeeks' : 'weeks'
  return <span className={styles.when}>{t('sections', key, { from, to })}</span>
}
