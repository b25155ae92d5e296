/** By which clock a day begins: that of a branch, else of the main one. And what a day has had already. */
import { sql } from '@payloadcms/db-postgres'
import { agencyTimeZone, dayIn, momentOf } from '@wajiha/contract/zoned-time'
import type { PayloadRequest } from 'payload'
import { statementsOf } from '../platform/database/statements.ts'

export type Clocks = {
  /** Of the main branch. */
  main: string
  /** Every zone that a branch is in, once. */
  zones: string[]
  /** @param branch its id. */
  zoneOf: (branch: string | undefined) => string
}

export async function readClocks(req: PayloadRequest): Promise<Clocks> {
  const { docs } = await req.payload.find({
    collection: 'branches',
    sort: ['-isDefault', 'order'],
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const zones = new Map(docs.map(({ id, timeZone }) => [id, timeZone ?? agencyTimeZone]))
  const main = docs[0]?.timeZone ?? agencyTimeZone
  return {
    main,
    zones: [...new Set([main, ...zones.values()])],
    zoneOf: (branch) => (branch && zones.get(branch)) || main,
  }
}

/** Whether a clock there has shown this hour today. @param hour 0–23. */
export function isPast(hour: number, timeZone: string, now: Date): boolean {
  const clock = `${String(hour).padStart(2, '0')}:00`
  return now.getTime() >= momentOf(dayIn(now, timeZone), clock, timeZone)
}

/**
 * Takes a piece of daily work, in the transaction that does it: once a day, whoever asks and however often.
 * Whoever dies over it has not taken it. @param day `2026-11-25`.
 */
export async function takeDay(req: PayloadRequest, name: string, day: string): Promise<boolean> {
  const { rows } = await (await statementsOf(req)).execute(sql`
    insert into daily_runs (name, day) values (${name}, ${day}::date)
    on conflict do nothing returning name`)
  return rows.length > 0
}

/** What a day has had is asked for on that day alone. */
export async function forgetDays(req: PayloadRequest): Promise<void> {
  await (await statementsOf(req)).execute(
    sql`delete from daily_runs where at < now() - interval '30 days'`,
  )
}
