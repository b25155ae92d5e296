/** Looks every minute, for as long as the process lives, whose reminder or list is due. */
import type { Payload } from 'payload'
import { inOwnTransaction } from '../platform/database/transactions.ts'
import { every } from '../platform/every.ts'
import { forgetDays } from './clock.ts'
import { writeEveningNotes } from './evening-note.ts'
import { writeMorningLists } from './morning-list.ts'
import { remind } from './reminders.ts'

const everyMs = 60_000

export function watchNotices(payload: Payload): void {
  every({
    payload,
    everyMs,
    firstAfterMs: 5_000,
    failure: 'Reminders could not be looked at; it is tried again.',
    work: () => lookAtClock(payload, new Date()),
  })
}

export async function lookAtClock(payload: Payload, now: Date): Promise<void> {
  await remind(payload, now)
  await writeMorningLists(payload, now)
  if (await writeEveningNotes(payload, now)) await inOwnTransaction(payload, forgetDays)
}
