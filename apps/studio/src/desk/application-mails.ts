/** The mails of an application, each queued in the transaction of what caused it. */
import { readLocale } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import { cancelMail, withdrawMailsOf } from '../mail/change-mail.ts'
import { type Mail, queueMail } from '../mail/queue-mail.ts'
import { queueReceipt } from '../mail/queue-receipt.ts'
import { applicationRecipients } from '../mail/recipients.ts'
import type { Application } from '../payload-types.ts'
import { readEnv } from '../platform/env.ts'
import { say } from '../platform/i18n/say.ts'
import { isRecord, saidOnly } from '../platform/objects.ts'
import { readDesk } from './settings.ts'
import { type ApplicationStage, applicationStages, isBack } from './stages.ts'

/** The notice to those who recruit, and the receipt to the applicant. */
export async function queueApplicationMails(
  req: PayloadRequest,
  application: Application,
): Promise<void> {
  const { applicationRecipients: always } = await readDesk(req)
  const told = new Set([...(await applicationRecipients(req)), ...always])
  const wasClosed = await cameLate(req, application)
  const notice = {
    ...(await applicationMailValues(req, application, 'ar')),
    ...moreOf(application),
    ...(await earlierOf(req, application)),
    ...(wasClosed ? { closed: lateNotice.ar } : {}),
  }
  for (const to of told)
    await queueMail(req, {
      key: `application-notice:${application.id}:${to}`,
      template: 'application-notice',
      locale: 'ar',
      to,
      ...(application.email ? { replyTo: application.email } : {}),
      values: notice,
      about: { collection: 'applications', id: application.id },
    })
  await sendReceipt(req, application, wasClosed)
}

async function sendReceipt(
  req: PayloadRequest,
  application: Application,
  wasClosed: boolean,
): Promise<void> {
  const { id, email } = application
  if (!email) return
  const locale = localeOf(application)
  const values = await applicationMailValues(req, application, locale)
  await queueReceipt(req, {
    key: `application-receipt:${id}`,
    template: 'application-receipt',
    locale,
    to: email,
    values: {
      ...values,
      ...(await earlierToTell(req, application)),
      ...(wasClosed ? { closed: lateReceipt[locale] } : {}),
    },
    about: { collection: 'applications', id },
  })
}

const lateNotice = say(
  'وصل بعد أن أُغلق باب التقدّم إلى هذه الوظيفة.',
  'It came after applications for this job had closed.',
)
const lateReceipt = say(
  'وصل طلبك بعد أن أُغلق باب التقدّم إلى هذه الوظيفة.',
  'Your application came after applications for this job had closed.',
)

/** As its history has it, which was written when it arrived. */
async function cameLate(req: PayloadRequest, { id }: Application): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'activities',
    where: {
      application: { equals: id },
      type: { equals: 'received' },
      note: { equals: 'job-closed' },
    },
    req,
    overrideAccess: true,
  })
  return totalDocs > 0
}

const before = say(
  'تقدّمت إلى هذه الوظيفة من قبل، ومن يقرأ طلبك هذا يرى السابق معه، ورقمه',
  'You applied for this job before; whoever reads this application sees that one beside it. It is',
)

/**
 * That somebody applied before is told by mail alone, and only where both came from one address:
 * whoever types a stranger's telephone number learns nothing (JOB-09).
 */
async function earlierToTell(
  req: PayloadRequest,
  application: Application,
): Promise<Record<string, string>> {
  const first = await readEarlier(req, application)
  if (!first?.reference || !first.emailNorm || first.emailNorm !== application.emailNorm) return {}
  return { earlier: `${before[localeOf(application)]} ${first.reference}` }
}

/** To whoever recruits: `WJ-7K3M (فرز أوّليّ)`. */
async function earlierOf(
  req: PayloadRequest,
  application: Application,
): Promise<Record<string, string>> {
  const first = await readEarlier(req, application)
  if (!first?.reference) return {}
  return { earlier: `${first.reference} (${applicationStages[first.stage].ar})` }
}

async function readEarlier(req: PayloadRequest, { earlier }: Application) {
  if (!earlier) return undefined
  return req.payload.findByID({
    collection: 'applications',
    id: typeof earlier === 'string' ? earlier : earlier.id,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: true,
  })
}

/** Stages of which the applicant hears; an empty template says nothing. */
const told = new Set(['screening', 'assessment', 'offer'])

/** A stage that was chosen by mistake is taken back before anybody reads of it. */
const mistakeMs = 5 * 60_000

/**
 * Tells the applicant of a stage they come to, minutes later: of the last one alone, where more follow at once. Whoever
 * is put back hears nothing: it is a correction of the house's, and no progress.
 *
 * @param at makes each move a mail of its own.
 */
export async function queueStageMail(
  req: PayloadRequest,
  application: Application,
  { from, at }: { from: ApplicationStage; at: string },
) {
  const { id, stage } = application
  await withdrawMailsOf(req, { collection: 'applications', id }, 'application-stage')
  if (!told.has(stage) || isBack(from, stage)) return
  const words = applicationStages[stage][localeOf(application)]
  await writeTo(req, application, 'application-stage', `application-stage:${id}:${stage}:${at}`, {
    values: { stage: words },
    notBefore: new Date(Date.now() + mistakeMs),
  })
}

const rejectionKey = (id: string, at: string) =>
  `application-rejection:${id}:${new Date(at).toISOString()}`

/** A rejection that waits until `rejectionMailAt`, and can be called back until then. */
export async function queueRejection(req: PayloadRequest, application: Application) {
  const { id, rejectionMailAt } = application
  if (!rejectionMailAt) return
  await writeTo(req, application, 'application-rejection', rejectionKey(id, rejectionMailAt), {
    notBefore: new Date(rejectionMailAt),
  })
}

/** @returns whether the rejection will not be sent; `false` when it already left. */
export async function cancelRejection(
  req: PayloadRequest,
  { id, rejectionMailAt }: Pick<Application, 'id' | 'rejectionMailAt'>,
): Promise<boolean> {
  return rejectionMailAt ? cancelMail(req, rejectionKey(id, rejectionMailAt)) : false
}

/** The applicant, in the language they applied in. */
export async function writeTo(
  req: PayloadRequest,
  application: Application,
  template: Mail['template'],
  key: string,
  more: Partial<Mail> = {},
): Promise<void> {
  if (!application.email) return
  const locale = localeOf(application)
  await queueMail(req, {
    key,
    template,
    locale,
    to: application.email,
    about: { collection: 'applications', id: application.id },
    ...more,
    values: { ...(await applicationMailValues(req, application, locale)), ...more.values },
  })
}

export const localeOf = ({ locale }: Application) => readLocale(locale)

/** Name, reference and job; a job that has no title in the language is named in the other one. */
export async function applicationMailValues(
  req: PayloadRequest,
  application: Application,
  locale: 'ar' | 'en',
) {
  const values: Record<string, string> = { name: application.name }
  if (application.reference) values.reference = application.reference
  const job = await jobTitle(req, application, locale)
  if (job) values.job = job
  return values
}

export async function jobTitle(
  req: PayloadRequest,
  { job }: Application,
  locale: 'ar' | 'en',
): Promise<string | undefined> {
  if (!job) return undefined
  const found = await req.payload.findByID({
    collection: 'jobs',
    id: typeof job === 'string' ? job : job.id,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: true,
  })
  // In all languages at once, which the generated type does not know.
  const title: unknown = found?.title
  if (!isRecord(title)) return undefined
  const said = title[locale] ?? title.ar ?? title.en
  return typeof said === 'string' ? said : undefined
}

function moreOf(application: Application): Record<string, string> {
  const { id, phoneE164, email, city, experience, message } = application
  return saidOnly({
    phone: phoneE164,
    email,
    city,
    experience: experience === null || experience === undefined ? undefined : String(experience),
    message,
    studioUrl: `${readEnv().studioOrigin}/admin/collections/applications/${id}`,
  })
}
