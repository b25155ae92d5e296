import { sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { statementsOf } from '../mail/statements.ts'

/** Held while somebody is erased or old rows go, so that two processes never do it at once. */
const lock = 20261122

/**
 * Runs work in a transaction of its own, in the name of a person or of nobody. Killed in the middle, it
 * was never begun.
 */
export async function inTransaction<Value>(
  payload: Payload,
  user: PayloadRequest['user'] | undefined,
  work: (req: PayloadRequest) => Promise<Value>,
): Promise<Value> {
  const req = await createLocalReq(user ? { user } : {}, payload)
  await initTransaction(req)
  try {
    await (await statementsOf(req)).execute(sql`select pg_advisory_xact_lock(${lock})`)
    const value = await work(req)
    await commitTransaction(req)
    return value
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
