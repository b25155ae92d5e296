import type { JobCard } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import styles from './card.module.css'

export function JobRow({ job }: { job: JobCard }) {
  const { t, format } = useWords()
  const facts = [
    job.department.name,
    ...job.locations.map(({ locality }) => locality),
    t('join-us', job.workMode),
    ...job.employmentTypes.map((type) => t('join-us', type)),
  ]
  return (
    <article className={styles.card}>
      <h3>
        <SiteLink to="/join-us/$slug" params={{ slug: job.slug }}>
          {job.title}
        </SiteLink>
      </h3>
      <p className={styles.meta}>{facts.join(' · ')}</p>
      <p>{job.summary}</p>
      <p className={styles.meta}>
        {t('join-us', 'posted')}{' '}
        <time dateTime={job.datePosted}>{format.date(job.datePosted)}</time>
      </p>
    </article>
  )
}
