/**
 * Transactions that say when they failed. Payload's own adapter swallows a COMMIT that the server
 * refused or never answered (payload#17726), and a write that was acknowledged is then not there.
 * Here a failed COMMIT rejects, so the editor or the courier sees the error and tries again.
 */
import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'

type Session = PostgresAdapter['sessions'][string]
type Database = Session['db']

/** Replaces the adapter's way of beginning and committing. */
export function commitHonestly(adapter: PostgresAdapter): void {
  adapter.beginTransaction = (options) => begin(adapter, options as never)
  adapter.commitTransaction = (id) => commit(adapter, id)
}

async function begin(adapter: PostgresAdapter, options?: PostgresAdapter['transactionOptions']) {
  await (adapter as unknown as { initializing?: Promise<void> }).initializing
  const decision = Promise.withResolvers<'commit' | 'rollback'>()
  const opened = Promise.withResolvers<Database>()
  const done = adapter.drizzle.transaction(
    async (transaction) => {
      opened.resolve(transaction as unknown as Database)
      if ((await decision.promise) === 'rollback') throw new RolledBack()
    },
    (options || adapter.transactionOptions) as never,
  )
  // A transaction that could not begin rejects here; one that fails later rejects its own end.
  done.catch(opened.reject)
  const db = await opened.promise
  const id = randomUUID()
  adapter.sessions[id] = {
    db,
    resolve: () => {
      decision.resolve('commit')
      return done
    },
    reject: () => {
      decision.resolve('rollback')
      return done.catch(() => {})
    },
  } as Session
  return id
}

async function commit(
  adapter: PostgresAdapter,
  incoming: Parameters<PostgresAdapter['commitTransaction']>[0],
): Promise<void> {
  const id = await incoming
  const session = adapter.sessions[id as string]
  // Several operations may share a transaction: the first end is the end.
  if (!session) return
  delete adapter.sessions[id as string]
  await session.resolve()
}

/** Thrown inside drizzle's callback to make it roll back; nobody outside sees it. */
class RolledBack extends Error {
  override readonly name = 'RolledBack'
}
