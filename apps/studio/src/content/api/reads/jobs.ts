import { otherLocale } from '@wajiha/arabic'
import type { Job } from '../../../payload-types.ts'
import { isOpen, toJob, toJobCard } from '../../mappers/job.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder, type Finder } from './find.ts'

const similarCount = 3
/** How long a closed job still has a page that says so (JOB-04). */
const closedPageMs = 30 * 24 * 60 * 60 * 1000

export const jobs: ReadEndpoint<'jobs'> = async (payload, { locale }) => {
  const find = createFinder(payload, locale)
  const now = Date.now()
  const own = (await open(find, now)).map((one) => toJobCard(one, now))
  const settings = await find.global('general')
  if (!settings?.document.showUntranslatedJobs) return { data: own, tags: [...find.tags] }
  const other = otherLocale(locale)
  const findOther = createFinder(payload, other)
  const untranslated = (await open(findOther, now))
    .filter(({ id }) => own.every((one) => one.id !== id))
    .map((one) => ({ ...toJobCard(one, now), locale: other }))
  return { data: [...own, ...untranslated], tags: [...find.tags, ...findOther.tags] }
}

export const job: ReadEndpoint<'job'> = async (payload, { locale, params }) => {
  const find = createFinder(payload, locale)
  const now = Date.now()
  const found = await find.one('jobs', { where: { slug: { equals: params.slug } }, depth: 2 })
  if (!found) return undefined
  if (isLongClosed(found, now)) return 'gone'
  const [slugs, others] = await Promise.all([find.slugs('jobs', found.id), open(find, now)])
  const similar = others.filter(({ id }) => id !== found.id).slice(0, similarCount)
  return { data: toJob(found, { slugs, similar, now }, locale), tags: [...find.tags] }
}

/** Open seats, featured first, then the newest. */
async function open(find: Finder, now: number): Promise<Job[]> {
  const found = await find.list('jobs', {
    sort: ['-featured', '-datePosted'],
    depth: 1,
    asCards: true,
  })
  return found.filter((one) => one.slug && one.title && isOpen(one, now))
}

const isLongClosed = (one: Job, now: number) =>
  !isOpen(one, now) && now - Date.parse(one.validThrough ?? '') > closedPageMs
