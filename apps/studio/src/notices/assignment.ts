/** Tells a colleague what was given to them, in the transaction that gave it; what they took, they know. */
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { Application, Lead } from '../payload-types.ts'
import { branchKeyOf, type Work, workValues } from './about-work.ts'
import { dutyOf, findColleague, hears, idOf, writeToColleague } from './colleague.ts'

export const tellLeadOwner: CollectionAfterChangeHook<Lead> = async (change) => {
  const { doc, previousDoc, req } = change
  const now = doc.stage === 'spam' ? undefined : idOf(doc.owner)
  const before = previousDoc?.stage === 'spam' ? undefined : idOf(previousDoc?.owner)
  if (now !== before) await tell(req, { collection: 'leads', doc }, now)
  return doc
}

export const tellApplicationOwner: CollectionAfterChangeHook<Application> = async (change) => {
  const { doc, previousDoc, req } = change
  const now = doc.stage === 'spam' ? undefined : idOf(doc.assignee)
  const before = previousDoc?.stage === 'spam' ? undefined : idOf(previousDoc?.assignee)
  if (now !== before) await tell(req, { collection: 'applications', doc }, now)
  return doc
}

async function tell(req: PayloadRequest, work: Work, id: string | undefined): Promise<void> {
  if (!id || id === req.user?.id || work.doc.deletedAt) return
  const person = await findColleague(req, id)
  if (!person || !hears(person, 'assignment', dutyOf[work.collection])) return
  const { collection, doc } = work
  const branch = await branchKeyOf(req, work)
  await writeToColleague(req, person, {
    key: `assignment:${collection}:${doc.id}:${id}:${doc.updatedAt}`,
    template: 'assignment',
    about: { collection, id: doc.id },
    ...(branch ? { branch } : {}),
    values: async (locale, head) => ({
      ...(await workValues(req, work, locale, head)),
      ...(req.user?.name ? { colleague: req.user.name } : {}),
    }),
  })
}
