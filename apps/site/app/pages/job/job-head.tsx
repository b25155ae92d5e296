import { readingPaper } from '@wajiha/brand/papers'
import type { Job } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { buttonClass } from '#app/ui/core/button.ts'
import { Arrow, Nuqta } from '#app/ui/core/marks.tsx'
import { PageHead } from '#app/ui/core/page.tsx'
import { applyId } from './apply-section.tsx'
import { JobFacts } from './job-facts.tsx'
import styles from './job-head.module.css'

/** The seat in one screen: its name, one sentence, the facts, and the way in while it is open. */
export function JobHead({ job }: { job: Job }) {
  const { t } = useWords()
  return (
    <PageHead
      title={job.title}
      lead={job.summary}
      paper={readingPaper}
      crumbs={
        <SiteLink to="/join-us" className={styles.back}>
          <Arrow back /> {t('join-us', 'allJobs')}
        </SiteLink>
      }
    >
      {job.state === 'closed' ? (
        <p className={styles.closed} role="status">
          <Nuqta /> {t('join-us', 'closed')}
        </p>
      ) : (
        <a href={`#${applyId}`} className={`${styles.apply} ${buttonClass('primary')}`}>
          {t('join-us', 'applyNow')}
        </a>
      )}
      <div className={styles.facts}>
        <JobFacts job={job} />
      </div>
    </PageHead>
  )
}
