/** A submission of the careers form as an application. */
import type { PayloadRequest } from 'payload'
import { attributionOf } from '../attribution/attribute.ts'
import { isOpen } from '../content/mappers/job.ts'
import type { Application } from '../payload-types.ts'
import { recordActivity } from '../platform/history/record-activity.ts'
import { queueApplicationMails } from './application-mails.ts'
import { commonOf, type Row } from './common-values.ts'
import { earlierApplication } from './earlier.ts'
import { findBySlug, findId } from './find-by-key.ts'
import { judgeAnswers } from './judge-answers.ts'
import { cardOf, shortLinkOf } from './make-lead.ts'
import { personOf } from './person.ts'
import { takeNumber } from './take-number.ts'

/** Makes the application once; in quarantine it waits in stage `spam`, without a person and mails. */
export async function makeApplication(req: PayloadRequest, row: Row): Promise<void> {
  if (await findId(req, 'applications', { submission: { equals: row.id } })) return
  const values = await applicationValuesOf(req, row)
  const isSpam = row.isQuarantined === true && !row.releasedAt
  const links = isSpam ? {} : await applicantLinks(req, values)
  const application = await req.payload.create({
    collection: 'applications',
    data: {
      ...values,
      ...links,
      stage: isSpam ? 'spam' : 'received',
      number: await takeNumber(req, 'applications'),
    },
    depth: 0,
    req,
    overrideAccess: true,
  })
  const { id, stage, createdAt } = application
  const note = (await hadClosed(req, values.job, row)) ? 'job-closed' : undefined
  await recordActivity(req, { type: 'received', application: id, to: stage, at: createdAt, note })
  if (!isSpam) await queueApplicationMails(req, application)
}

/** Who applied, and whether they applied for the same job in the last half year. */
export async function applicantLinks(req: PayloadRequest, application: Partial<Application>) {
  const identity = { ...application, name: application.name ?? '' }
  const { job } = application
  const jobId = typeof job === 'object' ? job?.id : job
  return {
    person: await personOf(req, identity, 'hasApplications'),
    earlier: (await earlierApplication(req, identity, jobId)) ?? null,
  }
}

async function applicationValuesOf(req: PayloadRequest, row: Row) {
  const submission = row.payload
  const { answers, locale } = submission
  const job = await findBySlug(req, 'jobs', answers.job, locale)
  const answered = await judgeAnswers(req, job, answers.questions ?? [])
  return {
    ...commonOf(row),
    city: answers.city ?? null,
    country: answers.country ?? null,
    links: answers.links ?? [],
    experience: answers.experience ?? null,
    notice: answers.notice ?? null,
    salary: answers.salary ?? null,
    cvName: submission.attachment?.name ?? null,
    answers: answered,
    isKnockedOut: answered.some(({ knocksOut }) => knocksOut),
    job: job ?? null,
    campaign: (await findBySlug(req, 'campaigns', answers.campaign, locale)) ?? null,
    card: (await cardOf(req, answers.card))?.id ?? null,
    shortLink: (await shortLinkOf(req, submission)) ?? null,
    attribution: await attributionOf(req, submission),
  }
}

/** Whether nobody could apply any more when it was sent: whoever had the form open by then still could send it. */
async function hadClosed(req: PayloadRequest, id: string | null, { payload }: Row) {
  if (!id) return false
  const job = await req.payload.findByID({
    collection: 'jobs',
    id,
    locale: 'all',
    depth: 1,
    req,
    overrideAccess: true,
    disableErrors: true,
  })
  if (!job) return false
  const isPublic = JSON.stringify(job._status).includes('published')
  return !isPublic || !isOpen(job, Date.parse(payload.receivedAt))
}
