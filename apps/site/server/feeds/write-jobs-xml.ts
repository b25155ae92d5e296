/**
 * Open seats as job boards take them: `<source>` with a `<job>` each, the form that Indeed published and
 * that Jooble, Adzuna, Talent.com and others read.
 */
import type { Job } from '@wajiha/contract'
import type { JobFeed, JobItem } from './read-job-feed.ts'
import { data, element } from './xml.ts'

export function writeJobsXml({ locale, publisher, home, updatedAt, items }: JobFeed): string {
  const lines = [
    element('publisher', publisher),
    element('publisherurl', home),
    updatedAt ? element('lastBuildDate', new Date(updatedAt).toUTCString()) : '',
    ...items.map((item) => jobXml(item, publisher, locale)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<source xml:lang="${locale}">\n${lines.filter(Boolean).join('\n')}\n</source>\n`
}

function jobXml({ job, url, html }: JobItem, company: string, locale: string): string {
  const [place] = job.locations
  const facts: [name: string, value: string | undefined][] = [
    ['title', job.title],
    ['date', new Date(`${job.datePosted}T00:00:00Z`).toUTCString()],
    ['referencenumber', job.id],
    ['url', url],
    ['company', company],
    ['city', place?.locality],
    ['state', place?.region],
    ['country', place?.country ?? job.applicantCountries[0]],
    ['postalcode', place?.postalCode],
    ['streetaddress', place?.street],
    ['salary', salaryOf(job)],
    ['jobtype', job.employmentTypes.map((type) => types[type]).join(', ')],
    ['category', job.department.name],
    ['experience', experienceOf(job)],
    ['expirationdate', job.validThrough],
    ['remotetype', remoteTypes[job.workMode]],
    ['language', locale],
  ]
  const elements = facts.map(([name, value]) => (value ? element(name, value) : '')).join('')
  return `<job>${elements}<description>${data(html)}</description></job>`
}

/** In the words of job boards, which are English in every language. */
const types: Record<Job['employmentTypes'][number], string> = {
  FULL_TIME: 'fulltime',
  PART_TIME: 'parttime',
  CONTRACTOR: 'contract',
  TEMPORARY: 'temporary',
  INTERN: 'internship',
  VOLUNTEER: 'volunteer',
  PER_DIEM: 'perdiem',
  OTHER: 'other',
}
const remoteTypes = { onsite: undefined, hybrid: 'Hybrid remote', remote: 'Fully remote' } as const

/** `9000-12000 SAR per month`; absent where the page hides the salary. */
function salaryOf({ salary }: Job): string | undefined {
  if (!salary) return undefined
  const { currency, min, max, unit } = salary
  return `${max === undefined ? min : `${min}-${max}`} ${currency} per ${unit.toLowerCase()}`
}

const experienceOf = ({ experienceMonths }: Job) =>
  experienceMonths ? `${Math.round((experienceMonths / 12) * 10) / 10} years` : undefined
