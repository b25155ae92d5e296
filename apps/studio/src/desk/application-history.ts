/** Writes down every change of an application, and queues or calls back the mails that follow. */
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { Application } from '../payload-types.ts'
import { changedFields, joinWords, nameOfUser } from '../platform/history/changes.ts'
import { recordActivity } from '../platform/history/record-activity.ts'
import {
  cancelRejection,
  queueApplicationMails,
  queueRejection,
  queueStageMail,
} from './application-mails.ts'
import { changeOfInterview, holderOf } from './interview.ts'
import { inviteColleague, queueInvitation } from './interview-mail.ts'

export const tellApplicationHistory: CollectionAfterChangeHook<Application> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || !previousDoc) return doc
  if (doc.stage !== previousDoc.stage) await tellMove(req, doc, previousDoc)
  await tellInterview(req, doc, previousDoc)
  await tellRest(req, doc, previousDoc)
  return doc
}

async function tellMove(req: PayloadRequest, doc: Application, before: Application) {
  const [from, to] = [before.stage, doc.stage]
  const note = to === 'rejected' ? (doc.rejectionReason ?? undefined) : undefined
  await recordActivity(req, { type: 'stage', application: doc.id, from, to, note })
  if (from === 'spam') return queueApplicationMails(req, doc)
  // Whom the apology never reached does not need to hear that it is taken back.
  if (from === 'rejected' && (await cancelRejection(req, before))) return
  if (to === 'rejected') await queueRejection(req, doc)
  await queueStageMail(req, doc, { from, at: doc.updatedAt })
}

async function tellInterview(req: PayloadRequest, doc: Application, before: Application) {
  const change = changeOfInterview(before, doc)
  if (!change) return
  const words = ({ interview }: Application) =>
    joinWords(interview?.at?.slice(0, 16), interview?.minutes, interview?.where)
  const isOff = change === 'off'
  const [from, to] = [words(before), isOff ? undefined : words(doc)]
  await recordActivity(req, { type: 'interview', application: doc.id, from, to })
  const sequence = doc.interview?.sequence ?? 0
  const called = { ...doc, interview: { ...before.interview, sequence } }
  if (change !== 'handed') await queueInvitation(req, isOff ? called : doc, change)
  const former = holderOf(before.interview)
  if (isOff || (change !== 'made' && former !== holderOf(doc.interview)))
    await inviteColleague(req, called, former, 'CANCEL')
  if (!isOff) await inviteColleague(req, doc, holderOf(doc.interview), 'REQUEST')
}

async function tellRest(req: PayloadRequest, doc: Application, before: Application) {
  const application = doc.id
  const [from, to] = await Promise.all([
    nameOfUser(req, before.assignee),
    nameOfUser(req, doc.assignee),
  ])
  if (from !== to) await recordActivity(req, { type: 'owner', application, from, to })
  const step = (one: Application) => joinWords(one.nextAction, one.nextActionAt?.slice(0, 16))
  if (step(before) !== step(doc))
    await recordActivity(req, {
      type: 'next-action',
      application,
      from: step(before),
      to: step(doc),
    })
  for (const [was, is] of changedFields(before, doc, ['rating']))
    await recordActivity(req, { type: 'rating', application, from: was, to: is })
  for (const [was, is] of changedFields(before, doc, ['name', 'phoneE164', 'email']))
    await recordActivity(req, { type: 'corrected', application, from: was, to: is })
  if (Boolean(doc.deletedAt) === Boolean(before.deletedAt)) return
  await recordActivity(req, { type: doc.deletedAt ? 'deleted' : 'restored', application })
}
