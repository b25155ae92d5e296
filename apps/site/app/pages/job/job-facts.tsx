import type { Job } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { countryName } from '#app/messages/country-names.ts'
import { Facts } from '#app/ui/core/page.tsx'
import styles from './job-head.module.css'

/** What a person decides by: place, hours, pay and dates. */
export function JobFacts({ job }: { job: Job }) {
  const { t, format, count, locale } = useWords()
  const { locations, applicantCountries, validThrough, experienceMonths: months, openings } = job
  const experience =
    months !== undefined &&
    (months % 12 === 0
      ? count('join-us', 'years', months / 12)
      : count('join-us', 'months', months))
  return (
    <Facts
      facts={[
        [t('join-us', 'department'), job.department.name],
        [t('join-us', 'workMode'), t('join-us', job.workMode)],
        [t('join-us', 'location'), format.list(locations.map(({ locality }) => locality))],
        [
          t('join-us', 'countries'),
          format.list(applicantCountries.map((code) => countryName(locale, code))),
        ],
        [t('join-us', 'type'), format.list(job.employmentTypes.map((type) => t('join-us', type)))],
        [t('join-us', 'salary'), job.salary && <Salary key="salary" salary={job.salary} />],
        [t('join-us', 'experience'), experience],
        [t('join-us', 'seats'), openings > 1 && format.number(openings)],
        [t('join-us', 'posted'), <Day key="posted" iso={job.datePosted} />],
        [
          t('join-us', job.state === 'closed' ? 'closedOn' : 'closes'),
          validThrough && <Day key="closes" iso={validThrough} />,
        ],
      ]}
    />
  )
}

function Salary({ salary }: { salary: NonNullable<Job['salary']> }) {
  const { t, format } = useWords()
  const { min, max, currency, unit } = salary
  const isSpan = max !== undefined && max > min
  const sum = isSpan ? format.currencyRange(min, max, currency) : format.currency(min, currency)
  return (
    <>
      <bdi className={styles.sum}>{sum}</bdi> {t('join-us', unit)}
    </>
  )
}

function Day({ iso }: { iso: string }) {
  const { format } = useWords()
  return <time dateTime={iso}>{format.dateWithHijri(iso)}</time>
}
