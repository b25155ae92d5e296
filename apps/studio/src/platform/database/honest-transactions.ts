/**
 * Transactions whose COMMIT may fail. Payload 3.90's adapter swallows that failure, and a person is
 * told "saved" about words that are gone (upstream issue 17726); here the commit rejects. The same
 * place runs what must happen last inside a transaction: see `beforeCommit`.
 */
import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'

/** Where statements run: inside a transaction, or on the pool. */
export type Statements = Pick<PostgresAdapter['drizzle'], 'execute'>

type LastWork = (statements: Statements) => Promise<void>

type Session = {
  db: Statements
  resolve: () => Promise<void>
  reject: () => Promise<void>
  last: LastWork[]
}

type Adapter = Omit<PostgresAdapter, 'sessions'> & {
  initializing: Promise<void>
  sessions: Record<string, Session>
}

/** Replaces the adapter's three transaction methods. The upstream fix makes this unnecessary. */
export function makeHonest<Plain extends object>(plain: Plain): Plain {
  const adapter = plain as Plain & Adapter
  return Object.assign(plain, {
    beginTransaction: () => begin(adapter),
    commitTransaction: async (id: string | Promise<string>) => {
      const session = takeSession(adapter, await id)
      if (!session) return
      try {
        for (const work of session.last) await work(session.db)
      } catch (error) {
        await session.reject()
        throw error
      }
      await session.resolve()
    },
    rollbackTransaction: async (id: string | Promise<string>) => {
      await takeSession(adapter, await id)?.reject()
    },
  })
}

/**
 * Runs work as the last statements of a transaction: locks taken there are held for a moment only.
 * Without a transaction the work gets one of its own.
 */
export async function beforeCommit(db: unknown, id: unknown, work: LastWork): Promise<void> {
  const adapter = db as Adapter
  const session = adapter.sessions[String(await id)]
  if (session) session.last.push(work)
  else await adapter.drizzle.transaction((statements) => work(statements))
}

async function begin(adapter: Adapter): Promise<string> {
  await adapter.initializing
  const gate = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<Statements>()
  const finished = adapter.drizzle.transaction(async (statements) => {
    opened.resolve(statements)
    await gate.promise
  })
  // Whoever commits hears of a failure through `resolve`; nobody else needs to.
  finished.catch(opened.reject)
  const id = randomUUID()
  adapter.sessions[id] = {
    db: await opened.promise,
    last: [],
    resolve: () => {
      gate.resolve()
      return finished
    },
    reject: () => {
      gate.reject(new RolledBack())
      return finished.catch(() => {})
    },
  }
  return id
}

class RolledBack extends Error {}

function takeSession(adapter: Adapter, id: string): Session | undefined {
  const session = adapter.sessions[id]
  delete adapter.sessions[id]
  return session
}
