/**
 * Opens the standby of this process and leads single statements of a site's read there. Transactions, and whatever
 * else takes a connection of its own, never pass here.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { traces } from '@wajiha/contract/traces'
import type { BasePayload } from 'payload'
import pg from 'pg'
import { migrations } from '../migrations.ts'
import type { ReadPlace, SiteReads } from '../site-reads.ts'
import { tracePool } from '../trace-queries.ts'
import { type Asking, codeOf, createReplica, patienceMs } from './replica.ts'
import { createStandings, type Identity, identityQuestion } from './standing.ts'

/** `at`: where its last question was answered; once that was the database itself, all others are asked there. */
type SiteRead = { heard: number; at: ReadPlace | undefined }

type Query = (...asked: unknown[]) => Promise<unknown>

export function openReplica(payload: BasePayload, url: string): SiteReads {
  const reads = new AsyncLocalStorage<SiteRead | undefined>()
  const counts = { replica: 0, behind: 0, away: 0, unnumbered: 0 }
  const database: { query: Query } = payload.db.pool
  const query: Query = database.query.bind(database)
  const pool = openPool(url)
  const replica = createReplica({
    pool,
    standings: createStandings({
      identity: identityOf(query),
      migration: migrations.at(-1)?.name ?? '',
    }),
    tell: tellBy(payload),
  })
  database.query = async (...asked) => {
    const read = reads.getStore()
    const isOurs =
      read && (read.at ?? 'replica') === 'replica' && typeof asked.at(-1) !== 'function'
    if (!isOurs) return query(...asked)
    const ask = ((client) => (client.query as Query)(...asked)) as Asking
    const found = await replica.ask(read.heard, ask)
    if (read.at === undefined || found.at !== 'replica') read.at = found.at
    return found.at === 'replica' ? found.result : query(...asked)
  }
  return {
    counts,
    async run(heard, work) {
      if (heard === undefined) {
        counts.unnumbered += 1
        return work()
      }
      const read: SiteRead = { heard, at: undefined }
      try {
        return await reads.run(read, work)
      } finally {
        if (read.at) counts[read.at] += 1
      }
    },
    // A statement is sent when somebody waits for it, and so within.
    atPrimary: (work) => reads.run(undefined, async () => await work()),
    close: () => pool.end(),
  }
}

/** A standby that is slow to let in is passed by. */
function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 400,
    idleTimeoutMillis: 30_000,
    statement_timeout: patienceMs,
    application_name: 'wajiha studio, reading',
  })
  // A connection that ends shows at the next question, and is told of there.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  if (traces()) tracePool(pool)
  return pool
}

/** Asked once; again where that failed. */
function identityOf(query: Query): () => Promise<Identity> {
  let known: Promise<Identity> | undefined
  const ask = async () => {
    const { rows } = (await query(identityQuestion)) as { rows: Identity[] }
    const [own] = rows
    if (!own) throw new Error('the database does not say which it is')
    return own
  }
  return () => {
    known ??= ask()
    known.catch(() => {
      known = undefined
    })
    return known
  }
}

const tellBy =
  ({ logger }: BasePayload) =>
  (failure: Error | undefined) => {
    if (!failure) return logger.info('The standby answers reads again.')
    const told = { reason: failure.message, code: codeOf(failure) }
    logger.warn({
      ...told,
      msg: 'The standby does not answer reads; the database itself is asked.',
    })
  }
