import type { Job } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { Nuqta } from '#app/ui/core/marks.tsx'
import styles from './job-points.module.css'

/** What one would do, what is looked for and what is offered, side by side. */
export function JobPoints({ job }: { job: Job }) {
  const { t } = useWords()
  return (
    <div className={styles.columns}>
      <Points title={t('join-us', 'responsibilities')} points={job.responsibilities} />
      <Points title={t('join-us', 'requirements')} points={job.requirements} />
      <Points title={t('join-us', 'benefits')} points={job.benefits} />
    </div>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <section className={styles.points}>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Nuqta /> <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
