import { directionOf } from '@wajiha/arabic'
import type { JobCard } from '@wajiha/contract'
import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { localisedPath } from '#app/locale/paths.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import styles from './job-row.module.css'

/** Seats under one another, each a ruled row that is a link. */
export function JobRows({ jobs }: { jobs: readonly JobCard[] }) {
  return (
    <ul className={styles.rows}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobRow job={job} />
        </li>
      ))}
    </ul>
  )
}

/** One seat. When it is written only in the other language it says so, and leads there. */
function JobRow({ job }: { job: JobCard }) {
  const { t, format, locale } = useWords()
  const written = job.locale ?? locale
  const isForeign = written !== locale
  const title = (
    <h3 lang={isForeign ? written : undefined} dir={isForeign ? directionOf(written) : undefined}>
      {job.title}
    </h3>
  )
  const facts = (
    <>
      <span>{job.department.name}</span>
      <span>{usePlace(job)}</span>
      <span>
        {isForeign ? (
          <b className={styles.badge}>{t('join-us', 'otherLanguage')}</b>
        ) : (
          format.list(job.employmentTypes.map((type) => t('join-us', type)))
        )}
      </span>
      <Arrow />
    </>
  )
  const path = `/join-us/${job.slug}`
  if (isForeign)
    return (
      <a className={styles.row} href={localisedPath(path, written)} hrefLang={written}>
        {title}
        {facts}
      </a>
    )
  return (
    <ContentLink className={styles.row} href={path}>
      {title}
      {facts}
    </ContentLink>
  )
}

/** `الرياض، هجين`, or «عن بُعد» where no office is asked for. */
function usePlace({ locations, workMode }: JobCard): string {
  const { t, format } = useWords()
  if (locations.length === 0) return t('join-us', workMode)
  const cities = format.list(locations.map(({ locality }) => locality))
  return workMode === 'onsite'
    ? cities
    : [cities, t('join-us', workMode)].join(`${t('general', 'comma')} `)
}
