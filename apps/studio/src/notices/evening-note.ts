/** Once an evening, by the clock of the main branch: what is late, to each colleague; nothing late, no mail. */
import type { Locale } from '@wajiha/arabic'
import { dayIn } from '@wajiha/contract/zoned-time'
import type { Payload, PayloadRequest } from 'payload'
import { readDesk } from '../desk/settings.ts'
import type { Letterhead } from '../mail/letterhead.ts'
import type { User } from '../payload-types.ts'
import { may } from '../platform/access/may.ts'
import { inOwnTransaction } from '../platform/database/transactions.ts'
import { readEnv } from '../platform/env.ts'
import { say } from '../platform/i18n/say.ts'
import { spanText } from '../start/clock.ts'
import { isPast, readClocks, takeDay } from './clock.ts'
import { colleaguesWho, hears, writeToColleague } from './colleague.ts'
import { type Late, lateFor, readLate } from './late-work.ts'
import { listed, workName } from './lines.ts'

const nobody = say('بلا مسؤول', 'Nobody yet')
const lateBy = say('متأخّر منذ', 'late for')

/** @returns whether this call was the one that did it. */
export const writeEveningNotes = (payload: Payload, now: Date): Promise<boolean> =>
  inOwnTransaction(payload, async (req) => {
    const [{ eveningHour }, { main }] = [await readDesk(req), await readClocks(req)]
    const day = dayIn(now, main)
    if (!isPast(eveningHour, main, now) || !(await takeDay(req, 'evening note', day))) return false
    const all = await readLate(req, now)
    if (all.length === 0) return true
    const people = await colleaguesWho(req, 'holdLeads', 'holdApplications')
    const names = new Map(people.map(({ id, name }) => [id, name]))
    for (const person of people) await write(req, person, lateFor(all, person), { day, now, names })
    return true
  })

type Evening = { day: string; now: Date; names: Map<string, string> }

async function write(req: PayloadRequest, person: User, late: Late[], evening: Evening) {
  const duty = may(person, 'holdLeads') ? 'holdLeads' : 'holdApplications'
  if (late.length === 0 || !hears(person, 'evening', duty)) return
  const many = (why: Late['why']) => late.filter((one) => one.why === why).length
  const board = duty === 'holdLeads' ? 'leads' : 'applications'
  await writeToColleague(req, person, {
    key: `evening-note:${evening.day}:${person.id}`,
    template: 'evening-note',
    values: async (locale, head) => ({
      date: evening.day,
      ...counted('unanswered', many('unanswered')),
      ...counted('overdue', many('overdue')),
      list: await linesOf(req, late, { ...evening, person, locale, head }),
      studioUrl: `${readEnv().studioOrigin}/admin/desk/${board}`,
    }),
  })
}

type Told = Evening & { person: User; locale: Locale; head: Letterhead }

const linesOf = (req: PayloadRequest, late: Late[], told: Told): Promise<string> =>
  listed(late, told.locale, told.head, async ({ work, since, owner }) => {
    const { person, locale, head, now, names } = told
    const span = spanText(now.getTime() - Date.parse(since), locale, head.figures)
    const whose = owner === person.id ? undefined : ((owner && names.get(owner)) ?? nobody[locale])
    return [await workName(req, work, locale), `${lateBy[locale]} ${span}`, whose]
  })

/** A count that is nought leaves its line out. */
export const counted = (name: string, count: number): Record<string, string> =>
  count > 0 ? { [name]: String(count) } : {}
