/**
 * Rows of a table that are work for the world outside: taken for a while in a transaction of their own,
 * done outside of any, and settled. Whoever dies over a row leaves a claim that runs out.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { poolOf } from '../database/statements.ts'
import { nextAttempt } from './retry-schedule.ts'

type SQL = ReturnType<typeof sql>

/** Columns that every row of a queue has. */
export type Claim = { id: string; claim: string; attempts: number }

export type Settled<State extends string = never> = {
  state: 'waiting' | 'failed' | State
  nextAt?: Date | undefined
  lastError?: string | undefined
}

/** Of a row, for `where`: its time has come and nobody holds it. @param row name of the table, or its alias. */
export function isDue(row: string, now: Date): SQL {
  const [due, at] = [sql.identifier(row), now.toISOString()]
  return sql`${due}.state = 'waiting' and ${due}.next_at <= ${at}
    and (${due}.claimed_until is null or ${due}.claimed_until <= ${at})`
}

/** Of the same row, for `set`: it is held, and the attempt counted. @param leaseMs more than an attempt can last. */
export function claimedBy(row: string, leaseMs: number, now: Date): SQL {
  const until = new Date(now.getTime() + leaseMs).toISOString()
  return sql`claim = ${randomUUID()}, claimed_until = ${until},
    attempts = ${sql.identifier(row)}.attempts + 1, updated_at = now()`
}

/** Writes what became of an attempt, unless somebody else holds the row by now. @param also further columns. */
export async function settleClaim(
  payload: BasePayload,
  table: string,
  { id, claim }: Claim,
  { state, nextAt, lastError }: Settled<string>,
  also: SQL,
): Promise<void> {
  await poolOf(payload).execute(sql`
    update ${sql.identifier(table)}
    set state = ${state}, next_at = ${nextAt?.toISOString() ?? null}, last_error = ${lastError ?? null},
        ${also}, claim = null, claimed_until = null, updated_at = now()
    where id = ${id} and claim = ${claim}`)
}

/** After an attempt that failed and may be made again: when, or that it was the last one. */
export function postponed(attempts: number, lastError: string, now: Date): Settled {
  const nextAt = nextAttempt(attempts, now)
  return { state: nextAt ? 'waiting' : 'failed', nextAt, lastError }
}

/** Takes and works until nothing is due, several rows at a time. @returns how many there were. */
export async function workOff<Row>(
  atOnce: number,
  take: () => Promise<Row | undefined>,
  work: (row: Row) => Promise<void>,
): Promise<number> {
  const inTurn = async () => {
    for (let count = 0; ; count += 1) {
      const row = await take()
      if (!row) return count
      await work(row)
    }
  }
  const counts = await Promise.all(Array.from({ length: atOnce }, inTurn))
  return counts.reduce((sum, count) => sum + count, 0)
}

type Insisting = {
  payload: Pick<BasePayload, 'logger'>
  /** Half a second lies between two; in all less than the claim lasts. */
  most: number
  /** What is logged of each that failed. */
  failure: string
}

const insistMs = 500

/** What was done must be written down: while the database is away, again and again. */
export async function insistOnWriting(
  { payload, most, failure }: Insisting,
  write: () => Promise<void>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (err) {
      if (tries === most) throw err
      payload.logger.warn({ err, msg: failure })
      await pause(insistMs)
    }
  }
}
