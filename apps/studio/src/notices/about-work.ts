/** What a mail to a colleague says of a lead or an application: who, what, by when, and where it is. */
import type { Locale } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import { jobTitle } from '../desk/application-mails.ts'
import type { Letterhead } from '../mail/letterhead.ts'
import { momentWords } from '../mail/moment-words.ts'
import type { Mail } from '../mail/queue-mail.ts'
import type { Application, Lead } from '../payload-types.ts'
import { readEnv } from '../platform/env.ts'
import { say } from '../platform/i18n/say.ts'
import { saidOnly } from '../platform/objects.ts'
import { idOf, type Worked } from './colleague.ts'

export type Work =
  | { collection: 'leads'; doc: Lead }
  | { collection: 'applications'; doc: Application }

export const workUrl = (collection: Worked, id: string): string =>
  `${readEnv().studioOrigin}/admin/collections/${collection}/${id}`

/** What a mail about a piece of work bears: the record, and the branch whose clock counts unless it is the main one's. */
export async function marksOf(
  req: PayloadRequest,
  work: Work,
): Promise<Pick<Mail, 'about' | 'branch'>> {
  const { collection, doc } = work
  const about = { collection, id: doc.id }
  const id = collection === 'leads' ? idOf(doc.branch) : undefined
  if (!id) return { about }
  const found = await req.payload.findByID({
    collection: 'branches',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return found?.key ? { about, branch: found.key } : { about }
}

export async function workValues(
  req: PayloadRequest,
  work: Work,
  locale: Locale,
  head: Letterhead,
): Promise<Record<string, string>> {
  const { collection, doc } = work
  return saidOnly({
    name: doc.name,
    number: doc.number ? String(doc.number) : undefined,
    about: await subjectOf(req, work, locale),
    clock: clockOf(work, locale, head),
    studioUrl: workUrl(collection, doc.id),
  })
}

export async function subjectOf(req: PayloadRequest, work: Work, locale: Locale): Promise<string> {
  if (work.collection === 'applications')
    return (await jobTitle(req, work.doc, locale)) ?? general[locale]
  const id = idOf(work.doc.service)
  const service = id
    ? await req.payload.findByID({
        collection: 'services',
        id,
        locale,
        depth: 0,
        disableErrors: true,
        overrideAccess: true,
        req,
      })
    : undefined
  return service?.name || enquiry[locale]
}

const enquiry = say('استفسار', 'An enquiry')
const general = say('طلب توظيف عامّ', 'A general application')

/** The first answer while nobody answered, then the next action. */
function clockOf({ collection, doc }: Work, locale: Locale, { timeZone, figures }: Letterhead) {
  const at = (iso: string) => momentWords(iso, timeZone, figures, locale)
  const isUnanswered = collection === 'leads' && doc.stage === 'new' && !doc.firstResponseAt
  if (isUnanswered && doc.dueAt) return `${answerBy[locale]} ${at(doc.dueAt)}`
  return doc.nextActionAt ? at(doc.nextActionAt) : undefined
}

const answerBy = say('أوّل ردّ قبل', 'First answer by')
