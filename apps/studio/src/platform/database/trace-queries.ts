/**
 * A pool's questions as spans of the request that asks them. What no request asked for, such as the clock's work, is
 * part of no trace. A span says what was done and to which tables, never a text or a value.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { summaryOf } from '@wajiha/contract/query-summary'
import { errorTypeOf, type Span, traces } from '@wajiha/contract/traces'
import type { ClientBase, Pool } from 'pg'

type Query = (...asked: unknown[]) => unknown
type Done = (error: unknown, result: unknown) => void

type Connected = (...told: unknown[]) => void

export function tracePool(pool: Pool): void {
  pool.on('connect', traceQueries)
  const connect = pool.connect.bind(pool) as (then?: Connected) => unknown
  // Who waits for a connection is called by whoever gives one back, and would ask in their name.
  const bound = (then?: Connected) => connect(then && AsyncLocalStorage.bind(then))
  Object.assign(pool, { connect: bound })
}

function traceQueries(client: ClientBase): void {
  const query: Query = client.query.bind(client)
  const traced: Query = (...asked) => {
    const span = beginSpan(asked[0])
    if (!span) return query(...asked)
    const done = asked.at(-1)
    if (typeof done === 'function') return query(...asked.slice(0, -1), noting(span, done as Done))
    const result = query(...asked)
    if (!(result instanceof Promise)) {
      span.end()
      return result
    }
    result.then(
      () => span.end(),
      (error) => span.end(errorTypeOf(error)),
    )
    return result
  }
  Object.assign(client, { query: traced })
}

function beginSpan(asked: unknown): Span | undefined {
  const known = traces()
  if (!known?.current()) return undefined
  const text = typeof asked === 'string' ? asked : (asked as { text?: unknown })?.text
  const name = summaryOf(typeof text === 'string' ? text : '')
  const facts = { 'db.system.name': 'postgresql', 'db.query.summary': name }
  return known.begin({ kind: 'client', name, facts })
}

const noting =
  (span: Span, done: Done): Done =>
  (error, result) => {
    span.end(error ? errorTypeOf(error) : undefined)
    done(error, result)
  }
