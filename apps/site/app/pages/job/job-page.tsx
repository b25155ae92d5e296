import type { Job } from '@wajiha/contract'
import { JobRows } from '#app/blocks/job-row.tsx'
import { RichText } from '#app/blocks/rich-text.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { Page, Section, Wrap } from '#app/ui/core/page.tsx'
import { ApplySection } from './apply-section.tsx'
import { JobHead } from './job-head.tsx'
import styles from './job-page.module.css'
import { JobPoints } from './job-points.tsx'

/** A seat: everything one decides by, then the way in; a closed one leads to similar seats. */
export function JobPage({ job }: { job: Job }) {
  const { t } = useWords()
  return (
    <Page>
      <JobHead job={job} />
      <Wrap className={styles.body}>
        {job.description.length > 0 && (
          <section className={styles.description}>
            <h2>{t('join-us', 'description')}</h2>
            <RichText blocks={job.description} />
          </section>
        )}
        <JobPoints job={job} />
      </Wrap>
      {job.state === 'open' && <ApplySection job={job} />}
      {job.similar.length > 0 && (
        <div className={styles.similar}>
          <Section title={t('join-us', 'similar')}>
            <JobRows jobs={job.similar} />
          </Section>
        </div>
      )}
    </Page>
  )
}
