/** What holds for a lead whoever changes it, and whichever way: REST, the Local API, many at once. */
import { readEmail, readPhone } from '@wajiha/contract/forms'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Lead } from '../payload-types.ts'
import { say } from '../platform/i18n/say.ts'
import { refuseField } from '../platform/refuse-field.ts'
import { dueFrom } from './due.ts'
import { holdStage } from './lock-row.ts'
import { linksOf } from './make-lead.ts'
import { readDesk } from './settings.ts'
import { type LeadStage, leadMoves, leadStages, mayMove } from './stages.ts'
import { cleanTags } from './tags.ts'

export const followLeadRules: CollectionBeforeChangeHook<Lead> = async (change) => {
  const { data, originalDoc, operation, req } = change
  if (data.tags) data.tags = cleanTags(data.tags)
  if (operation === 'create' || !originalDoc) return data
  const to = data.stage ?? originalDoc.stage
  await holdStage(req, 'leads', originalDoc)
  keepReachable(req, data, originalDoc)
  if (to !== originalDoc.stage && !change.context.leadsFreely)
    await moveLead(req, data, originalDoc, to)
  await checkOutcome(req, data, originalDoc, to)
  return data
}

/** Stages that say of nobody that they were answered: what is given up unread is not. */
const unanswered = new Set<LeadStage>(['new', 'lost', 'spam', 'duplicate'])

async function moveLead(req: PayloadRequest, data: Partial<Lead>, lead: Lead, to: LeadStage) {
  const from = lead.stage
  if (lead.mergedInto) refuseField(req, 'leads', 'stage', isMerged)
  if (!mayMove(leadMoves, from, to)) refuseField(req, 'leads', 'stage', notFrom(from, to))
  if (from === 'spam') await release(req, data, lead)
  if (!unanswered.has(to) && !lead.firstResponseAt) data.firstResponseAt = new Date().toISOString()
  if (from === 'lost') data.lostReason = null
}

/** Out of the tray: the lead counts from now on, its clock begins now, and its person is found. */
async function release(req: PayloadRequest, data: Partial<Lead>, lead: Lead) {
  const { branch } = lead
  const branchId = typeof branch === 'object' ? branch?.id : branch
  data.dueAt = await dueFrom(req, new Date(), branchId ?? undefined)
  Object.assign(data, await linksOf(req, { ...lead, ...data }))
}

async function checkOutcome(req: PayloadRequest, data: Partial<Lead>, lead: Lead, to: LeadStage) {
  const now = { ...lead, ...data }
  if (to === 'lost' && !now.lostReason) refuseField(req, 'leads', 'lostReason', needsReason)
  if (to !== 'won') return
  if (typeof now.value !== 'number') refuseField(req, 'leads', 'value', needsValue)
  data.currency = now.currency || (await readDesk(req)).currency
}

/** A corrected address is compared like one that came from the site. */
function keepReachable(req: PayloadRequest, data: Partial<Lead>, lead: Lead) {
  if (data.email !== undefined && data.email !== lead.email) {
    const email = data.email ? readEmail(data.email) : undefined
    if (data.email && !email) refuseField(req, 'leads', 'email', wrongEmail)
    data.emailNorm = email?.norm ?? null
  }
  if (data.phoneE164 && data.phoneE164 !== lead.phoneE164) {
    const phone = readPhone(data.phoneE164, lead.phoneCountry ?? 'SA')
    if (!phone) refuseField(req, 'leads', 'phoneE164', wrongPhone)
    data.phoneE164 = phone.phoneE164
  }
}

const notFrom = (from: LeadStage, to: LeadStage) =>
  say(
    `لا يُنقل من «${leadStages[from].ar}» إلى «${leadStages[to]?.ar ?? to}» مباشرة`,
    `It does not go from “${leadStages[from].en}” straight to “${leadStages[to]?.en ?? to}”`,
  )
const isMerged = say(
  'دُمج هذا في غيره؛ انقل الذي بقي',
  'This one was merged into another; move the one that stands',
)
const needsReason = say('اذكر لماذا لم يتمّ', 'Say why it was lost')
const needsValue = say(
  'اكتب قيمة الاتّفاق قبل أن تنقله إلى هنا',
  'Write the value of the deal first',
)
const wrongEmail = say('ليس هذا عنوان بريد', 'This is not an e-mail address')
const wrongPhone = say('ليس هذا رقم هاتف', 'This is not a telephone number')
