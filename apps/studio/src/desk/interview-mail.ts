/**
 * The invitation to an interview, to the applicant and to the colleague who holds it: one appointment under one
 * name (UID), whose number grows with each change and with its end.
 */
import type { Locale } from '@wajiha/arabic'
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import type { PayloadRequest } from 'payload'
import type { Invitation } from '../mail/calendar.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Application, User } from '../payload-types.ts'
import { may } from '../platform/access/may.ts'
import { readEnv } from '../platform/env.ts'
import { say } from '../platform/i18n/say.ts'
import { applicationMailValues, jobTitle, localeOf, writeTo } from './application-mails.ts'

type Method = Invitation['method']

const summary = say('مقابلة', 'Interview')
const usualMinutes = 45

/** @param change `off` takes the appointment out of the applicant's calendar, `moved` puts it elsewhere. */
export async function queueInvitation(
  req: PayloadRequest,
  application: Application,
  change: 'made' | 'moved' | 'off',
): Promise<void> {
  const { id, interview, email, name } = application
  if (!interview?.at || !email) return
  const locale = localeOf(application)
  const job = await jobTitle(req, application, locale)
  const title = job ? `${summary[locale]}: ${job}` : summary[locale]
  const method = change === 'off' ? 'CANCEL' : 'REQUEST'
  const key = `interview:${id}:${interview.sequence ?? 0}:${method}`
  await writeTo(req, application, 'interview-invitation', key, {
    calendar: await appointment(req, application, { method, title, attendee: { name, email } }),
    moved: change === 'moved',
  })
}

/** @param person the colleague's id. Whoever left is told nothing; whoever may not open it gets no link. */
export async function inviteColleague(
  req: PayloadRequest,
  application: Application,
  person: string | undefined,
  method: Method,
): Promise<void> {
  const { id, interview, name } = application
  const colleague = person && interview?.at ? await findHere(req, person) : undefined
  if (!colleague) return
  const locale: Locale = colleague.language ?? 'ar'
  const attendee = { name: colleague.name, email: colleague.email }
  const title = `${summary[locale]}: ${name}`
  const url = `${readEnv().studioOrigin}/admin/collections/applications/${id}`
  await queueMail(req, {
    key: `interview-colleague:${id}:${interview?.sequence ?? 0}:${method}:${colleague.id}`,
    template: 'interview-colleague',
    locale,
    to: colleague.email,
    about: { collection: 'applications', id },
    values: {
      ...(await applicationMailValues(req, application, locale)),
      ...(may(colleague, 'holdApplications') ? { studioUrl: url } : {}),
    },
    calendar: await appointment(req, application, { method, title, attendee }),
  })
}

type Told = { method: Method; title: string; attendee: Invitation['attendee'] }

async function appointment(
  req: PayloadRequest,
  { id, interview }: Application,
  { method, title, attendee }: Told,
): Promise<Invitation> {
  const startsAt = new Date(interview?.at ?? 0)
  const minutes = interview?.minutes ?? usualMinutes
  const where = interview?.where ?? ''
  return {
    uid: `interview-${id}@${new URL(readEnv().studioOrigin).hostname}`,
    sequence: interview?.sequence ?? 0,
    method,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + minutes * 60_000).toISOString(),
    timeZone: await zoneOf(req),
    summary: title,
    ...(/^https:\/\//.test(where) ? { url: where } : where ? { place: where } : {}),
    attendee,
  }
}

async function findHere(req: PayloadRequest, id: string): Promise<User | undefined> {
  const where = { id: { equals: id } }
  const found = await req.payload.db.findOne<User>({ collection: 'users', where, req })
  return found && !found.leftAt ? found : undefined
}

/** The agency's main branch says by which clock a time is told. */
async function zoneOf(req: PayloadRequest): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'branches',
    sort: ['-isDefault', 'order'],
    limit: 1,
    depth: 0,
    req,
    overrideAccess: true,
  })
  return docs[0]?.timeZone ?? agencyTimeZone
}
