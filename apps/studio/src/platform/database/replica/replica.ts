/**
 * Asks a standby one question, where it has all that the asker heard of. Whatever goes wrong costs no answer: the
 * database itself is asked then, and the standby is left alone for a while.
 */
import type { Pool, PoolClient } from 'pg'
import { Rest } from './rest.ts'
import type { createStandings } from './standing.ts'

/** Milliseconds from a free connection to the answer; a site waits two seconds for all of a read. */
export const patienceMs = 900
/** Milliseconds between two tellings that it fails, however often it comes and goes. */
const quietMs = 60_000

export type Asking = (client: PoolClient) => Promise<unknown>
export type Found = { at: 'replica'; result: unknown } | { at: 'behind' | 'away' }

type Parts = {
  pool: Pick<Pool, 'connect'>
  standings: ReturnType<typeof createStandings>
  /** Hears once when it fails and once when it answers again. */
  tell: (failure: Error | undefined) => void
  now?: () => number
}

export function createReplica({ pool, standings, tell, now = Date.now }: Parts) {
  const rest = new Rest(now)
  let toldAt = Number.NEGATIVE_INFINITY
  let isTold = false

  function noteFailure(failure: Error) {
    // The question itself cannot be answered, here or there.
    if (/^22/.test(codeOf(failure) ?? '')) return rest.succeeded()
    rest.failed()
    if (isTold || now() - toldAt < quietMs) return
    toldAt = now()
    isTold = true
    tell(failure)
  }

  function noteAnswer() {
    rest.succeeded()
    if (isTold && !rest.isResting) tell(undefined)
    isTold &&= rest.isResting
  }

  async function askAt(client: PoolClient, change: number, ask: Asking): Promise<Found> {
    if (!(await standings.hasShown(client, change))) return { at: 'behind' }
    return { at: 'replica', result: await ask(client) }
  }

  return {
    /** @param change what the asker heard of last. Never rejects. */
    async ask(change: number, ask: Asking): Promise<Found> {
      if (!rest.allows()) return { at: 'away' }
      let client: PoolClient | undefined
      try {
        client = await pool.connect()
        const found = await within(patienceMs, askAt(client, change, ask))
        client.release()
        noteAnswer()
        return found
      } catch (error) {
        // What did not answer may still be busy with it.
        client?.release(true)
        noteFailure(error instanceof Error ? error : new Error(String(error)))
        return { at: 'away' }
      }
    },
  }
}

export const codeOf = (error: Error): string | undefined => (error as NodeJS.ErrnoException).code

async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms} ms`)), ms)
  work.catch(() => {})
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
