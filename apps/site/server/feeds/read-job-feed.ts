/** What the feed of open seats holds, for job boards: the seats of one language, whole (JOB-13). */
import type { Locale } from '@wajiha/arabic'
import type { Job } from '@wajiha/contract'
import { localisedPath } from '#app/locale/paths.ts'
import { loadMessages } from '#app/messages/core/load.ts'
import { absoluteAddress } from '#app/seo/absolute-address.ts'
import { jobDescription } from '#app/seo/job-description.ts'
import type { Content } from '../content/content.ts'

export type JobItem = { job: Job; url: string /** Addresses absolute. */; html: string }

export type JobFeed = {
  locale: Locale
  publisher: string
  home: string
  /** When a seat last changed; missing while none is open. ISO 8601. */
  updatedAt: string | undefined
  items: JobItem[]
}

/** @returns only what is open and written in that language. `undefined` before the agency has a name. */
export async function readJobFeed(
  content: Content,
  locale: Locale,
  origin: string,
): Promise<JobFeed | undefined> {
  const [general, list] = await Promise.all([
    content.read(locale, 'general'),
    content.read(locale, 'jobs'),
    loadMessages(locale),
  ])
  if (!general || !list) return undefined
  const own = list.data.filter(
    (card) => card.state === 'open' && (card.locale ?? locale) === locale,
  )
  const answers = await Promise.all(own.map(({ slug }) => content.read(locale, 'job', { slug })))
  const jobs = answers.flatMap((answer) => (answer?.data.state === 'open' ? [answer.data] : []))
  const address = (path: string) => absoluteAddress(origin, localisedPath(path, locale))
  return {
    locale,
    publisher: general.data.names.site,
    home: address('/'),
    updatedAt: jobs
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1),
    items: jobs.map((job) => ({
      job,
      url: address(`/join-us/${job.slug}`),
      html: jobDescription(job, locale, { origin, address }, general.data.words),
    })),
  }
}
