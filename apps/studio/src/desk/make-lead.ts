/** A submission of the site as a lead: who wrote, what they want, where they came from. */
import { readVariantFormKey, type Submission } from '@wajiha/contract'
import type { PayloadRequest } from 'payload'
import { attributionOf } from '../attribution/attribute.ts'
import { hasCome } from '../content/waiting/has-come.ts'
import type { Lead } from '../payload-types.ts'
import { may } from '../platform/access/may.ts'
import { eachPlain } from '../platform/fields/plain-answers.data.ts'
import { recordActivity } from '../platform/history/record-activity.ts'
import { commonOf, type Row } from './common-values.ts'
import { dueFrom } from './due.ts'
import { earlierLead } from './earlier.ts'
import { findByKey, findBySlug, findId } from './find-by-key.ts'
import { queueLeadMails } from './lead-mails.ts'
import { personOf } from './person.ts'
import { takeNumber } from './take-number.ts'

/** Makes the lead once; in quarantine it waits in stage `spam`, without a person and without mails. */
export async function makeLead(req: PayloadRequest, row: Row): Promise<void> {
  if (await findId(req, 'leads', { submission: { equals: row.id } })) return
  const values = await leadValuesOf(req, row)
  const isSpam = row.isQuarantined === true && !row.releasedAt
  const links = isSpam ? {} : await linksOf(req, values)
  const lead = await req.payload.create({
    collection: 'leads',
    data: {
      ...values,
      ...links,
      stage: isSpam ? 'spam' : 'new',
      number: await takeNumber(req, 'leads'),
    },
    depth: 0,
    req,
    overrideAccess: true,
  })
  await recordActivity(req, {
    type: 'received',
    lead: lead.id,
    ...(lead.cameBy ? { from: lead.cameBy } : {}),
    note: row.payload.byHand?.system?.name,
    to: lead.stage,
    at: lead.createdAt,
  })
  if (!isSpam) await queueLeadMails(req, lead)
}

/** Who wrote it and what they sent before; for a lead that is taken in, at once or on its release. */
export async function linksOf(req: PayloadRequest, lead: Partial<Lead>) {
  const identity = { ...lead, name: lead.name ?? '' }
  return {
    person: await personOf(req, identity, 'hasLeads'),
    earlier: (await earlierLead(req, identity)) ?? null,
  }
}

async function leadValuesOf(req: PayloadRequest, row: Row) {
  const submission = row.payload
  const { answers } = submission
  const branch = await findByKey(req, 'branches', answers.branch)
  const card = await cardOf(req, answers.card)
  return {
    ...commonOf(row),
    // Nobody filled in a form of the site for what a colleague entered.
    form: submission.byHand ? null : (submission.form as Lead['form']),
    cameBy: submission.byHand?.way ?? null,
    ...eachPlain((name) => answers[name] ?? null),
    service: (await findByKey(req, 'services', answers.service)) ?? null,
    serviceKey: answers.service ?? null,
    branch: branch ?? null,
    budget: (answers.budget ?? null) as Lead['budget'],
    replyBy: (answers.replyBy ?? null) as Lead['replyBy'],
    replyWhen: (answers.replyWhen ?? null) as Lead['replyWhen'],
    ...(await campaignOf(req, submission)),
    card: card?.id ?? null,
    owner: card?.owner ?? null,
    shortLink: (await shortLinkOf(req, submission)) ?? null,
    dueAt: await dueFrom(req, new Date(submission.receivedAt), branch),
    attribution: await attributionOf(req, submission, submission.byHand),
  }
}

/** The campaign, what one lead is worth to it, and which side of its test stood on the form. */
async function campaignOf(req: PayloadRequest, submission: Submission) {
  const { answers, formKey, locale } = submission
  const id = await findBySlug(req, 'campaigns', answers.campaign, locale)
  if (!id) return { campaign: null }
  const { worth, startsAt } = await req.payload.findByID({
    collection: 'campaigns',
    id,
    depth: 0,
    select: { worth: true, startsAt: true },
    req,
    overrideAccess: true,
  })
  // Nobody can have come by a campaign that had not begun.
  if (!hasCome(startsAt, Date.parse(submission.receivedAt))) return { campaign: null }
  const seen = readVariantFormKey(formKey)
  return {
    campaign: id,
    campaignValue: worth?.value ?? null,
    campaignCurrency: worth?.currency ?? null,
    variant: seen?.side ?? null,
    variantTest: seen?.test ?? null,
  }
}

/** The card by its name or printed code, and its holder where they work with leads. */
export async function cardOf(req: PayloadRequest, code: string | undefined) {
  if (!code) return undefined
  const { docs } = await req.payload.find({
    collection: 'cards',
    where: { or: [{ key: { equals: code } }, { publicCode: { equals: code } }] },
    limit: 1,
    depth: 1,
    req,
    overrideAccess: true,
  })
  const [card] = docs
  const owner = typeof card?.owner === 'object' ? card.owner : undefined
  const mayHold = may(owner, 'holdLeads')
  return card && { id: card.id, owner: mayHold ? owner?.id : undefined }
}

/** The short link of the newest visit that began with one. */
export async function shortLinkOf(req: PayloadRequest, { touches }: Submission) {
  const codes = touches.map(
    ({ additionalInfo }) =>
      /\/short\/([\p{L}\p{N}-]{3,64})/u.exec(decoded(additionalInfo.landingPageUrl ?? ''))?.[1],
  )
  const code = codes.find((one) => one !== undefined)
  return code ? findId(req, 'short-links', { code: { equals: code } }) : undefined
}

function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
