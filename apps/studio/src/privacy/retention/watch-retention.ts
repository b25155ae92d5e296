/** The nightly job: looks from time to time whether this night's work is done, and does what is left. */
import type { Payload } from 'payload'
import { every } from '../../platform/every.ts'
import { eraseAgain } from '../erase-again.ts'
import { foldCounts } from './fold-counts.ts'
import { runRetention } from './run.ts'

const everyMs = 10 * 60_000
const firstAfterMs = 60_000

/** Midnight in UTC is three in the morning where the agency sleeps. */
const nightOf = (now: Date): string => now.toISOString().slice(0, 10)

export function watchRetention(payload: Payload): void {
  const work = async () => {
    const now = new Date()
    const runs = await runRetention(payload, { now, night: nightOf(now) })
    // What was on its way while its person was erased is found once a night.
    if (runs.length > 0) await eraseAgain(payload)
    if (runs.length > 0) await foldCounts(payload, now)
  }
  const failure = 'Retention could not be looked at; it is tried again.'
  every({ payload, everyMs, firstAfterMs, failure, work })
}
