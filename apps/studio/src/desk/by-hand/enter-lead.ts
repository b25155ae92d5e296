/**
 * A lead that a colleague enters or another system hands over: it becomes a submission like those of the site and goes the same way,
 * with its number, person, clock, story and webhooks, all in one transaction. Nobody is sent a receipt.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { shortCodeAlphabet } from '@wajiha/arabic'
import type { RecordedVisit, Submission } from '@wajiha/contract'
import type { PayloadRequest } from 'payload'
import type { Lead } from '../../payload-types.ts'
import { may } from '../../platform/access/may.ts'
import { statementsOf } from '../../platform/database/statements.ts'
import { columnsOf } from '../api/submissions.ts'
import type { Row } from '../common-values.ts'
import { standingLead } from '../merge/standing-lead.ts'
import { fulfilSubmission } from '../process-submission.ts'
import { type ChatVisit, placeOf } from './chat-reference.ts'
import type { Entry } from './read-entry.ts'

/**
 * In the transaction of the request. Sent twice, or by a reference that led to a lead before, it is that lead.
 *
 * @returns the lead that stands, and whether it was there already; nothing where the lead of this key was
 * deleted for good: only who asked knows whether it shall be entered anew (`freeKey`).
 */
export async function enterLead(
  req: PayloadRequest,
  entry: Entry,
): Promise<{ lead: Lead; isKnown: boolean } | undefined> {
  const statements = await statementsOf(req)
  await statements.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${entry.key}, 20261125))`,
  )
  const known = await leadOfKey(req, entry.key)
  if (known) return { lead: await standingLead(req, known), isKnown: true }
  if (await submissionOfKey(req, entry.key)) return undefined
  const submission = submissionOf(entry)
  const row = await req.payload.create({
    collection: 'submissions',
    data: columnsOf(submission),
    depth: 0,
    req,
    overrideAccess: true,
  })
  await fulfilSubmission(req, { id: row.id, payload: submission })
  const lead = await leadOfKey(req, entry.key)
  if (!lead) throw new Error('A lead was entered and is not there')
  return { lead: await begun(req, lead, entry), isKnown: false }
}

/** Lets another lead have the key of one that was deleted for good; what was sent then is kept as it was. */
export async function freeKey(req: PayloadRequest, key: string): Promise<void> {
  const row = await submissionOfKey(req, key)
  if (!row) return
  await req.payload.update({
    collection: 'submissions',
    id: row.id,
    data: { idempotencyKey: `${key}:${row.id}` },
    depth: 0,
    req,
    overrideAccess: true,
  })
}

export async function submissionOfKey(req: PayloadRequest, key: string) {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { idempotencyKey: { equals: key } },
    limit: 1,
    depth: 0,
    req,
    overrideAccess: true,
  })
  return docs[0]
}

async function leadOfKey(req: PayloadRequest, key: string): Promise<Lead | undefined> {
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { 'submission.idempotencyKey': { equals: key } },
    limit: 1,
    depth: 0,
    trash: true,
    req,
    overrideAccess: true,
  })
  return docs[0]
}

/** Whoever took the call goes on with it; and where they answered at once, nothing is owed. */
async function begun(req: PayloadRequest, lead: Lead, { isAnswered }: Entry): Promise<Lead> {
  const holds = !lead.owner && may(req.user, 'holdLeads')
  if (!isAnswered && !holds) return lead
  return req.payload.update({
    collection: 'leads',
    id: lead.id,
    data: {
      ...(holds ? { owner: req.user?.id } : {}),
      ...(isAnswered ? { stage: 'contacted' as const } : {}),
    },
    depth: 0,
    req,
    overrideAccess: true,
  })
}

function submissionOf(entry: Entry): Row['payload'] {
  const { key, answers, locale, byHand, chat, touches = [] } = entry
  const pageUrl = chat?.landingPath ?? entry.pageUrl
  const submission: Submission = {
    id: randomUUID(),
    idempotencyKey: key,
    reference: newReference(),
    form: 'contact',
    receivedAt: new Date().toISOString(),
    locale: chat?.locale ?? locale,
    answers: { ...(chat ? placeOf(chat) : {}), ...answers },
    ...(pageUrl ? { pageUrl } : {}),
    touches: chat && !chat.hasStory ? [pressOf(chat)] : touches,
    ...(chat?.hasStory ? { visitor: chat.visitor } : {}),
    quarantine: { score: 0, reasons: [] },
  }
  return { ...submission, byHand }
}

/** Without consent the press of the button is all that is known, and says itself where it stood. */
function pressOf({ visit, landingPath, reference }: ChatVisit): RecordedVisit {
  const page = `${landingPath ?? '/'}?via=whatsapp:${reference.toLowerCase()}`
  return { ...visit, additionalInfo: { ...visit.additionalInfo, landingPageUrl: page } }
}

/** Eight characters that nobody misreads, as the site gives them. */
const newReference = () =>
  Array.from(randomBytes(8), (byte) => shortCodeAlphabet[byte % shortCodeAlphabet.length]).join('')
