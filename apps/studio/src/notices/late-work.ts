/** What is late: leads that nobody answered in time, and next actions whose time has passed. */
import type { PayloadRequest } from 'payload'
import { isOverdue } from '../desk/is-overdue.ts'
import type { User } from '../payload-types.ts'
import { may } from '../platform/access/may.ts'
import type { Work } from './about-work.ts'
import { dutyOf, idOf } from './colleague.ts'
import { openApplications, openLeads } from './open-work.ts'

export type Late = {
  work: Work
  why: 'unanswered' | 'overdue'
  since: string
  owner: string | undefined
}

/** The longest late first. */
export async function readLate(req: PayloadRequest, now: Date): Promise<Late[]> {
  const past = { less_than: now.toISOString() }
  const leads = await openLeads(req, { or: [{ dueAt: past }, { nextActionAt: past }] })
  const applications = await openApplications(req, { nextActionAt: past })
  const works: Work[] = [
    ...leads
      .filter((doc) => isOverdue(doc, now.getTime()))
      .map((doc) => ({ collection: 'leads', doc }) as const),
    ...applications.map((doc) => ({ collection: 'applications', doc }) as const),
  ]
  return works
    .map((work) => lateOf(work, now))
    .sort((one, other) => one.since.localeCompare(other.since))
}

function lateOf(work: Work, now: Date): Late {
  const { collection, doc } = work
  const owner = idOf(collection === 'leads' ? doc.owner : doc.assignee)
  const unanswered =
    collection === 'leads' ? isOverdue({ ...doc, nextActionAt: null }, now.getTime()) : false
  const since = unanswered && collection === 'leads' ? doc.dueAt : doc.nextActionAt
  return {
    work,
    why: unanswered ? 'unanswered' : 'overdue',
    since: since ?? now.toISOString(),
    owner,
  }
}

/** Their own and what is nobody's; all of it for whoever looks after the whole. Never what they may not see. */
export const lateFor = (all: readonly Late[], person: User): Late[] =>
  all.filter(({ work, owner }) => {
    if (!may(person, dutyOf[work.collection])) return false
    return may(person, 'hearOfAllLate') || !owner || owner === person.id
  })
