/**
 * One kind, in one transaction: what is due goes, and a row proves it. More than a twentieth at once is
 * what a clock that jumps looks like, and is left alone until somebody says that it is meant.
 */
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { statementsOf } from '../../platform/database/statements.ts'
import { inOwnTransaction, locks } from '../../platform/database/transactions.ts'
import { idsOf, type Kind } from './kinds.ts'
import type { Spans } from './spans.ts'

export type Run = {
  kind: string
  /** Rows removed, rows that were due, rows there were. */
  count: number
  due: number
  total: number
  isRefused: boolean
}

export type Options = {
  now: Date
  /** Removes whatever is due. */
  allowMany?: boolean
  /** `2026-11-21`: each kind once a night, whoever asks. */
  night?: string
}

const share = 0.05
const atOnce = 1_000

/** A single row may always go: of a few, one is more than a twentieth. */
export const isTooMany = (due: number, total: number): boolean => due > Math.max(1, total * share)

/** @returns nothing where this night's run was done before. */
export const runKind = (
  payload: Payload,
  kind: Kind,
  spans: Spans,
  options: Options,
): Promise<Run | undefined> =>
  inOwnTransaction(payload, (req) => runRetentionKind(req, kind, spans, options), {
    lock: locks.erasing,
  })

async function runRetentionKind(
  req: PayloadRequest,
  kind: Kind,
  spans: Spans,
  options: Options,
): Promise<Run | undefined> {
  const statements = await statementsOf(req)
  if (options.night && (await isDone(req, kind, options.night))) return undefined
  const ids = await idsOf(statements, kind.due(spans, options.now))
  const { rows } = await statements.execute<{ count: string }>(kind.held)
  const total = Number(rows[0]?.count ?? 0)
  const isRefused = !options.allowMany && isTooMany(ids.length, total)
  if (!isRefused)
    for (let at = 0; at < ids.length; at += atOnce)
      await kind.remove(req, ids.slice(at, at + atOnce))
  const count = isRefused ? 0 : ids.length
  const done = { kind: kind.key, count, due: ids.length, total, isRefused }
  await prove(req, done, options)
  return done
}

async function isDone(req: PayloadRequest, { key }: Kind, night: string): Promise<boolean> {
  const { rows } = await (await statementsOf(req)).execute(
    sql`select 1 from retention_runs where kind = ${key} and night = ${night} limit 1`,
  )
  return rows.length > 0
}

const prove = (req: PayloadRequest, run: Run, { now, night }: Options) =>
  req.payload.create({
    collection: 'retention-runs',
    data: { ...run, at: now.toISOString(), night: night ?? null },
    depth: 0,
    req,
    overrideAccess: true,
  })
