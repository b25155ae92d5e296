/** Writes down every change of a lead, and lets its mails go once it leaves the tray. */
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { Lead } from '../payload-types.ts'
import { plainNames } from '../platform/fields/plain-answers.data.ts'
import { changedFields, joinWords, nameOfUser } from '../platform/history/changes.ts'
import { recordActivity } from '../platform/history/record-activity.ts'
import { queueLeadMails } from './lead-mails.ts'

export const tellLeadHistory: CollectionAfterChangeHook<Lead> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || !previousDoc) return doc
  await tellMove(req, doc, previousDoc)
  await tellOwner(req, doc, previousDoc)
  await tellTags(req, doc, previousDoc)
  await tellRest(req, doc, previousDoc)
  if (previousDoc.stage === 'spam' && doc.stage === 'new') await queueLeadMails(req, doc)
  return doc
}

async function tellMove(req: PayloadRequest, doc: Lead, before: Lead) {
  if (doc.stage === before.stage) return
  const [from, to] = [before.stage, doc.stage]
  const note = to === 'lost' ? (doc.lostReason ?? undefined) : undefined
  await recordActivity(req, { type: 'stage', lead: doc.id, from, to, note })
}

async function tellOwner(req: PayloadRequest, doc: Lead, before: Lead) {
  // Two colleagues may have one name.
  if (idOf(before.owner) === idOf(doc.owner)) return
  const [from, to] = await Promise.all([nameOfUser(req, before.owner), nameOfUser(req, doc.owner)])
  await recordActivity(req, { type: 'owner', lead: doc.id, from, to })
}

const idOf = (relation: string | { id: string } | null | undefined) =>
  (typeof relation === 'object' ? relation?.id : relation) ?? undefined

/** Each in a line of its own: what was taken away stands before the arrow, what was added behind it. */
async function tellTags(req: PayloadRequest, doc: Lead, before: Lead) {
  const [had, has] = [before.tags ?? [], doc.tags ?? []]
  const line = { type: 'tag', lead: doc.id } as const
  for (const tag of had) if (!has.includes(tag)) await recordActivity(req, { ...line, from: tag })
  for (const tag of has) if (!had.includes(tag)) await recordActivity(req, { ...line, to: tag })
}

async function tellRest(req: PayloadRequest, doc: Lead, before: Lead) {
  const step = (lead: Lead) => joinWords(lead.nextAction, lead.nextActionAt?.slice(0, 16))
  const worth = (lead: Lead) => joinWords(lead.value, lead.currency)
  const told = [
    ['next-action', step(before), step(doc)],
    ['value', worth(before), worth(doc)],
    ['deleted', undefined, doc.deletedAt && !before.deletedAt ? 'x' : undefined],
    ['restored', undefined, !doc.deletedAt && before.deletedAt ? 'x' : undefined],
  ] as const
  for (const [type, from, to] of told) {
    if (from === to) continue
    const isBin = type === 'deleted' || type === 'restored'
    await recordActivity(req, { type, lead: doc.id, ...(isBin ? {} : { from, to }) })
  }
  for (const [from, to] of changedFields(before, doc, [
    'name',
    'phoneE164',
    'email',
    ...plainNames,
  ]))
    await recordActivity(req, { type: 'corrected', lead: doc.id, from, to })
}
