/**
 * Tells a colleague what was given to them, in the transaction that gave it; what they took, they know. What one
 * act gives to somebody is one mail: each thing's own waits until the act is over and gives way to it then. Whoever
 * is killed in between has told them all one by one.
 */
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { withdrawMails } from '../mail/change-mail.ts'
import type { Application, Lead } from '../payload-types.ts'
import { actOf, type OneAct } from '../platform/one-act.ts'
import type { Work } from './about-work.ts'
import { dutyOf, findColleague, hears, idOf } from './colleague.ts'
import { type Given, writeGiven, writeSeveral } from './given.ts'

/** Longer than a hundred changes take. */
const heldMs = 120_000

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
  const given = { work, person, key: `assignment:${collection}:${doc.id}:${id}:${doc.updatedAt}` }
  const act = actOf(req)
  await writeGiven(req, given, act && new Date(Date.now() + heldMs))
  if (act) gatheredIn(act).push(given)
}

const gathered = new WeakMap<OneAct, Given[]>()

function gatheredIn(act: OneAct): Given[] {
  const begun = gathered.get(act)
  if (begun) return begun
  const all: Given[] = []
  gathered.set(act, all)
  act.atEnd(async (req) => {
    gathered.delete(act)
    for (const ofOne of Map.groupBy(all, ({ person }) => person.id).values())
      await tellAtOnce(req, ofOne)
  })
  return all
}

async function tellAtOnce(req: PayloadRequest, all: Given[]): Promise<void> {
  const withdrawn = await withdrawMails(
    req,
    all.map(({ key }) => key),
  )
  const [first, ...others] = all.filter(({ key }) => withdrawn.has(key))
  if (!first) return
  if (others.length === 0) await writeGiven(req, first)
  else await writeSeveral(req, [first, ...others])
}
