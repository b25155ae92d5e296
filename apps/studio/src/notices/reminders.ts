/** Reminders of next actions: in the morning of their day by the branch's clock, and when they are due. */
import { addDays, dayIn, momentOf } from '@wajiha/contract/zoned-time'
import type { Payload, PayloadRequest } from 'payload'
import { readDesk } from '../desk/settings.ts'
import { inOwnTransaction } from '../platform/database/transactions.ts'
import { marksOf, type Work, workValues } from './about-work.ts'
import { type Clocks, isPast, readClocks, takeDay } from './clock.ts'
import { dutyOf, findColleague, hears, idOf, writeToColleague } from './colleague.ts'
import { between, openApplications, openLeads } from './open-work.ts'

/** A studio that was away reminds of what fell due meanwhile; what is older stands in the evening's note. */
const longestAwayMs = 12 * 3_600_000

export async function remind(payload: Payload, now: Date): Promise<void> {
  await inOwnTransaction(payload, (req) => remindOfDue(req, now))
  const { zones } = await inOwnTransaction(payload, readClocks)
  for (const zone of zones) await inOwnTransaction(payload, (req) => remindOfDay(req, zone, now))
}

async function remindOfDue(req: PayloadRequest, now: Date): Promise<void> {
  const since = new Date(now.getTime() - longestAwayMs)
  for (const work of await worksWith(req, since, now)) await tell(req, work, 'due')
}

async function remindOfDay(req: PayloadRequest, zone: string, now: Date): Promise<void> {
  const { morningHour } = await readDesk(req)
  const day = dayIn(now, zone)
  if (!isPast(morningHour, zone, now) || !(await takeDay(req, `reminders ${zone}`, day))) return
  const clocks = await readClocks(req)
  const midnight = new Date(momentOf(addDays(day, 1), '00:00', zone))
  for (const work of await worksWith(req, now, midnight))
    if (zoneOf(work, clocks) === zone) await tell(req, work, day)
}

const zoneOf = ({ collection, doc }: Work, clocks: Clocks) =>
  clocks.zoneOf(collection === 'leads' ? idOf(doc.branch) : undefined)

async function worksWith(req: PayloadRequest, from: Date, until: Date): Promise<Work[]> {
  const due = between('nextActionAt', from, until)
  const leads = await openLeads(req, { and: [due, { owner: { exists: true } }] })
  const applications = await openApplications(req, { and: [due, { assignee: { exists: true } }] })
  return [
    ...leads.map((doc) => ({ collection: 'leads', doc }) as const),
    ...applications.map((doc) => ({ collection: 'applications', doc }) as const),
  ]
}

/** @param when `due`, or the day of a morning. The mail's key holds both times apart, and each once. */
async function tell(req: PayloadRequest, work: Work, when: string): Promise<void> {
  const { collection, doc } = work
  const id = idOf(collection === 'leads' ? doc.owner : doc.assignee)
  const person = await findColleague(req, id)
  if (!person || !hears(person, 'reminder', dutyOf[collection])) return
  const keyOf = (id: string) =>
    `reminder:${collection}:${id}:${doc.nextActionAt}:${when}:${person.id}`
  const key = keyOf(doc.id)
  if (await isQueued(req, [key])) return
  const before = collection === 'leads' ? await mergedInto(req, doc.id) : []
  if (before.length > 0 && (await isQueued(req, before.map(keyOf)))) return
  await writeToColleague(req, person, {
    key,
    template: 'reminder',
    ...(await marksOf(req, work)),
    values: async (locale, head) => ({
      ...(await workValues(req, { ...work, doc: answered(doc) } as Work, locale, head)),
      action: doc.nextAction || { ar: 'الخطوة التالية', en: 'The next action' }[locale],
    }),
  })
}

/** The time it says is that of the next action, also while the first answer is due. */
const answered = <Doc extends Work['doc']>(doc: Doc): Doc => ({
  ...doc,
  firstResponseAt: doc.nextActionAt,
})

/** The leads that this one stands for: their next action may be its own, and was reminded of by then. */
async function mergedInto(req: PayloadRequest, id: string): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { mergedInto: { equals: id } },
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map((lead) => lead.id)
}

async function isQueued(req: PayloadRequest, keys: string[]): Promise<boolean> {
  const where = { key: { in: keys } }
  const { totalDocs } = await req.payload.count({
    collection: 'outbox',
    where,
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
