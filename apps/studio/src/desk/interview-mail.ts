/** The invitation to an interview: queued when its time or place is saved, again when they change. */
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import type { PayloadRequest } from 'payload'
import type { Application } from '../payload-types.ts'
import { readEnv } from '../platform/env.ts'
import { say } from '../platform/i18n/say.ts'
import { jobTitle, localeOf, writeTo } from './application-mails.ts'

type Interview = NonNullable<Application['interview']>

const summary = say('مقابلة', 'Interview')

/** Whether the two say the same to the applicant. */
export const isSameInterview = (one: Interview | undefined, other: Interview | undefined) =>
  one?.at === other?.at && one?.minutes === other?.minutes && one?.where === other?.where

/** @param method `CANCEL` takes the appointment out of the applicant's calendar. */
export async function queueInvitation(
  req: PayloadRequest,
  application: Application,
  method: 'REQUEST' | 'CANCEL' = 'REQUEST',
): Promise<void> {
  const { id, interview, email, name } = application
  if (!interview?.at || !email) return
  const locale = localeOf(application)
  const job = await jobTitle(req, application, locale)
  const sequence = interview.sequence ?? 0
  const timeZone = await zoneOf(req)
  const startsAt = new Date(interview.at)
  const endsAt = new Date(startsAt.getTime() + (interview.minutes ?? 45) * 60_000)
  const where = interview.where ?? ''
  const url = /^https:\/\//.test(where) ? where : undefined
  await writeTo(req, application, 'interview-invitation', `interview:${id}:${sequence}:${method}`, {
    calendar: {
      uid: `interview-${id}@${new URL(readEnv().studioOrigin).hostname}`,
      sequence,
      method,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      timeZone,
      summary: job ? `${summary[locale]}: ${job}` : summary[locale],
      ...(url ? { url } : where ? { place: where } : {}),
      attendee: { name, email },
    },
  })
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
