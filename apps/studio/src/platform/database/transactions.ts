/** Work that happens whole or not at all: killed in the middle, it was never begun. */
import { sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { localRequest } from '../local-request.ts'
import { statementsOf } from './statements.ts'

/** What only one process may do at a time; the numbers are those of PostgreSQL's advisory locks. */
export const locks = {
  erasing: 20261122,
  alarms: 20261123,
  alarmChannel: 20261124,
  importing: 20261125,
} as const

type Lock = (typeof locks)[keyof typeof locks]

/** Runs work in the request's transaction, and in one of its own where none is under way. */
export async function inTransaction<Value>(
  req: PayloadRequest,
  work: () => Promise<Value>,
): Promise<Value> {
  const isOwn = await initTransaction(req)
  try {
    const value = await work()
    if (isOwn) await commitTransaction(req)
    return value
  } catch (error) {
    if (isOwn) await killTransaction(req)
    throw error
  }
}

type Options = {
  /** In whose name; in nobody's unless said. */
  user?: PayloadRequest['user'] | undefined
  /** Waited for first, and held until the end. */
  lock?: Lock
}

/** Runs work in a new transaction, with a request of its own. */
export async function inOwnTransaction<Value>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Value>,
  { user, lock }: Options = {},
): Promise<Value> {
  const req = await localRequest(payload, user)
  return inTransaction(req, async () => {
    if (lock)
      await (await statementsOf(req)).execute(sql`select pg_advisory_xact_lock(${lock}::bigint)`)
    return work(req)
  })
}

/** Takes a lock until the end of the request's transaction. @returns whether nobody else has it. */
export async function takeLock(req: PayloadRequest, lock: Lock): Promise<boolean> {
  const { rows } = await (await statementsOf(req)).execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lock}::bigint) as "isMine"`,
  )
  return rows[0]?.isMine ?? false
}
