import { housePaper } from '@wajiha/brand/papers'
import type { Job } from '@wajiha/contract'
import { ApplicationForm } from '#app/forms/parts/application-form.tsx'
import { JobQuestions } from '#app/forms/parts/job-questions.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { buttonClass, textLinkClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import styles from './apply-section.module.css'

export const applyId = 'apply'

/** How to ask for the seat: here, on another page, or by a letter. */
export function ApplySection({ job }: { job: Job }) {
  const { t } = useWords()
  const mode = job.applyTo ? job.applyMode : 'form'
  return (
    <section
      id={applyId}
      className={`${styles.section} ${mode === 'form' ? styles.onScreen : ''} ${surfaceClass('field', housePaper)}`}
    >
      <Wrap className={styles.apply}>
        <div className={styles.words}>
          <h2>{t('join-us', 'apply')}</h2>
          <p>{t('join-us', explanations[mode])}</p>
        </div>
        <div className={styles.way}>
          {mode === 'form' && <AskedForm job={job} />}
          {mode === 'url' && <ApplyThere href={job.applyTo ?? ''} />}
          {mode === 'email' && <ApplyByEmail job={job} />}
        </div>
      </Wrap>
    </section>
  )
}

function AskedForm({ job }: { job: Job }) {
  return (
    <ApplicationForm
      key={job.id}
      job={job}
      questions={(form) => <JobQuestions form={form} questions={job.questions} />}
    />
  )
}

const explanations = {
  form: 'applyByForm',
  url: 'applyByUrl',
  email: 'applyByEmail',
} as const

function ApplyThere({ href }: { href: string }) {
  const { t } = useWords()
  return (
    <a href={href} className={buttonClass('primary')} rel="noopener noreferrer">
      {t('join-us', 'applyThere')} <Arrow />
    </a>
  )
}

function ApplyByEmail({ job: { title, applyTo = '' } }: { job: Job }) {
  const { t } = useWords()
  const subject = encodeURIComponent(t('join-us', 'applySubject', { title }))
  return (
    <p className={styles.address}>
      <a href={`mailto:${applyTo}?subject=${subject}`} className={textLinkClass}>
        <bdi dir="ltr">{applyTo}</bdi>
      </a>
    </p>
  )
}
