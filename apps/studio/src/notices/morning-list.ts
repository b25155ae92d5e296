/** Once a morning, by the clock of the main branch: what those who recruit have before them. */
import type { Locale } from '@wajiha/arabic'
import { addDays, dayIn, momentOf } from '@wajiha/contract/zoned-time'
import type { Payload, PayloadRequest } from 'payload'
import { readDesk } from '../desk/settings.ts'
import type { Letterhead } from '../mail/letterhead.ts'
import { hourWords } from '../mail/moment-words.ts'
import type { Application } from '../payload-types.ts'
import { inOwnTransaction } from '../platform/database/transactions.ts'
import { readEnv } from '../platform/env.ts'
import { say } from '../platform/i18n/say.ts'
import { isPast, readClocks, takeDay } from './clock.ts'
import { colleaguesWho, hears, writeToColleague } from './colleague.ts'
import { counted } from './evening-note.ts'
import { listed, workName } from './lines.ts'
import { openApplications } from './open-work.ts'

type Kind = 'interview' | 'received' | 'decision'
type Item = { kind: Kind; doc: Application }

const words: Record<Kind, ReturnType<typeof say>> = {
  interview: say('مقابلة', 'Interview'),
  received: say('طلب جديد', 'New'),
  decision: say('ينتظر قرارًا', 'Waiting for a decision'),
}

/** @returns whether this call was the one that did it. */
export const writeMorningLists = (payload: Payload, now: Date): Promise<boolean> =>
  inOwnTransaction(payload, async (req) => {
    const [{ morningHour }, { main }] = [await readDesk(req), await readClocks(req)]
    const day = dayIn(now, main)
    if (!isPast(morningHour, main, now) || !(await takeDay(req, 'morning list', day))) return false
    const items = await itemsOf(req, day, main, now)
    if (items.length > 0) await write(req, items, day, main)
    return true
  })

async function write(req: PayloadRequest, items: Item[], day: string, zone: string) {
  const many = (kind: Kind) => items.filter((one) => one.kind === kind).length
  for (const person of await colleaguesWho(req, 'holdApplications')) {
    if (!hears(person, 'morning', 'holdApplications')) continue
    await writeToColleague(req, person, {
      key: `morning-list:${day}:${person.id}`,
      template: 'morning-list',
      values: async (locale, head) => ({
        date: day,
        ...counted('received', many('received')),
        ...counted('interviews', many('interview')),
        ...counted('decisions', many('decision')),
        list: await linesOf(req, items, zone, locale, head),
        studioUrl: `${readEnv().studioOrigin}/admin/desk/applications`,
      }),
    })
  }
}

/** Interviews of the day by their hour, then what is new, then what waits; each application once. */
async function itemsOf(req: PayloadRequest, day: string, zone: string, now: Date): Promise<Item[]> {
  const [from, until] = [day, addDays(day, 1)].map((one) => momentOf(one, '00:00', zone))
  const kindOf = ({ stage, interview }: Application): Kind | undefined => {
    const at = interview?.at ? Date.parse(interview.at) : undefined
    if (at !== undefined && at >= (from ?? 0) && at < (until ?? 0)) return 'interview'
    if (stage === 'received') return 'received'
    const isHeld = stage === 'interview' && at !== undefined && at < now.getTime()
    return isHeld || stage === 'assessment' ? 'decision' : undefined
  }
  const open = await openApplications(req, {
    or: [
      { stage: { in: ['received', 'interview', 'assessment'] } },
      { 'interview.at': { exists: true } },
    ],
  })
  const items = open.flatMap((doc) => {
    const kind = kindOf(doc)
    return kind ? [{ kind, doc }] : []
  })
  const order: Kind[] = ['interview', 'received', 'decision']
  return order.flatMap((kind) => items.filter((one) => one.kind === kind).sort(byHour))
}

const byHour = (one: Item, other: Item) =>
  one.kind === 'interview'
    ? (one.doc.interview?.at ?? '').localeCompare(other.doc.interview?.at ?? '')
    : 0

const linesOf = (
  req: PayloadRequest,
  items: Item[],
  zone: string,
  locale: Locale,
  head: Letterhead,
) =>
  listed(items, locale, head, async ({ kind, doc }) => {
    const at = kind === 'interview' && doc.interview?.at
    return [
      words[kind][locale],
      at ? hourWords(at, zone, head.figures) : undefined,
      await workName(req, { collection: 'applications', doc }, locale),
    ]
  })
