import type { JobCard, Job as JobData, Locale, Slugs } from '@wajiha/contract'
import { agencyTimeZone, dayIn } from '@wajiha/contract/zoned-time'
import type { Branch, Job } from '../../payload-types.ts'
import { dayOf, defined, document, documents, isPublic, worded } from './defined.ts'
import { toLines } from './parts.ts'
import { toRichText } from './rich-text.ts'
import { toSeo } from './seo.ts'

/** @param now milliseconds; a job closes at the end of its last day where its branch is. */
export function toJobCard(job: Job, now: number): JobCard {
  const department = document(job.department)
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    summary: job.summary,
    department: { key: department?.key ?? 'other', name: department?.name ?? job.title },
    workMode: job.workMode,
    employmentTypes: job.employmentTypes,
    locations: documents(job.branches).filter(isPublic).map(toLocation),
    applicantCountries: job.applicantCountries ?? [],
    datePosted: dayOf(job.datePosted) ?? '',
    ...defined({ validThrough: dayOf(job.validThrough) }),
    state: isOpen(job, now) ? 'open' : 'closed',
    featured: job.featured ?? false,
  }
}

type Around = { slugs: Slugs; similar: Job[]; now: number }

export const toJob = (job: Job, around: Around, locale: Locale): JobData => ({
  ...toJobCard(job, around.now),
  slugs: around.slugs,
  description: toRichText(job.description, locale),
  responsibilities: toLines(job.responsibilities),
  requirements: toLines(job.requirements),
  benefits: toLines(job.benefits),
  ...defined({
    salary: toSalary(job.salary),
    experienceMonths: job.experienceMonths,
    applyTo: job.applyTo || undefined,
  }),
  openings: job.openings,
  applyMode: job.applyMode,
  questions: worded(job.questions, 'question').map(toQuestion),
  similar: around.similar.map((similar) => toJobCard(similar, around.now)),
  seo: toSeo(job.seo),
  updatedAt: job.updatedAt,
})

/** Open until the end of its last day, by the clock of its first branch (the agency's for remote work). */
export function isOpen(job: Pick<Job, 'validThrough' | 'branches'>, now: number): boolean {
  const last = dayOf(job.validThrough)
  if (!last) return true
  const timeZone = documents(job.branches)[0]?.timeZone ?? agencyTimeZone
  return dayIn(now, timeZone) <= last
}

const toLocation = ({ key, name, address }: Branch): JobCard['locations'][number] => ({
  branch: key,
  name,
  locality: address.locality,
  country: address.country,
  street: address.street,
  ...defined({ region: address.region || undefined, postalCode: address.postalCode || undefined }),
})

/** The answer that is hoped for stays in the studio. */
const toQuestion = ({
  id,
  question,
  kind,
  choices,
  accepts,
  required,
}: NonNullable<Job['questions']>[number]): JobData['questions'][number] => ({
  id: String(id),
  question,
  kind,
  choices: kind === 'single' || kind === 'multiple' ? (choices ?? []) : [],
  ...(kind === 'file' ? { accepts: accepts?.length ? accepts : ['pdf' as const] } : {}),
  required: required ?? false,
})

/** Only a salary that the agency shows leaves the studio. */
function toSalary(salary: Job['salary']): JobData['salary'] {
  if (!salary?.visible || !salary.currency || typeof salary.min !== 'number') return undefined
  return {
    currency: salary.currency,
    min: salary.min,
    ...defined({ max: salary.max }),
    unit: salary.unit ?? 'MONTH',
  }
}
