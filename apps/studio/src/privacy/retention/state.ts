/** When each kind of data was last removed and what is due: for the page and the dashboard. */
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import type { Said } from '../../platform/i18n/say.ts'
import { idsOf } from './kinds.ts'
import { kindsOf } from './run.ts'
import { readSpans, type Spans } from './spans.ts'

type Last = { kind: string; at: string; count: number; isRefused: boolean }

export type KindState = {
  key: string
  label: Said
  span: { count: number; unit: 'month' | 'day' }
  total: number
  due: number
  last: Last | undefined
}

export async function readState(payload: Payload, now = new Date()): Promise<KindState[]> {
  const [spans, last, kinds] = [
    await readSpans(payload),
    await lastRuns(payload),
    await kindsOf(payload),
  ]
  const pool = poolOf(payload)
  const states = kinds.map(async (kind): Promise<KindState> => {
    const { rows } = await pool.execute<{ count: string }>(kind.held)
    return {
      key: kind.key,
      label: kind.label,
      span: spanOf(kind.key, spans),
      total: Number(rows[0]?.count ?? 0),
      due: (await idsOf(pool, kind.due(spans, now))).length,
      last: last.find((run) => run.kind === kind.key),
    }
  })
  return Promise.all(states)
}

/** Kinds whose last run stopped because it was too much. */
export const refusedKinds = async (payload: Payload): Promise<string[]> =>
  (await lastRuns(payload)).filter(({ isRefused }) => isRefused).map(({ kind }) => kind)

async function lastRuns(payload: Payload): Promise<Last[]> {
  const { rows } = await poolOf(payload).execute<Last>(sql`
    select distinct on (kind) kind, at, count::int as count, is_refused as "isRefused"
    from retention_runs order by kind, created_at desc`)
  return rows
}

function spanOf(key: string, spans: Spans): KindState['span'] {
  const months: Record<string, number> = {
    leads: spans.leadMonths,
    submissions: spans.leadMonths,
    applications: spans.applicationMonths,
    touches: spans.touchMonths,
    'access-log': spans.accessMonths,
    'audit-log': spans.auditMonths,
  }
  const count = months[key]
  if (count !== undefined) return { count, unit: 'month' }
  return { count: key === 'subscribers' ? spans.subscriberDays : spans.outboxDays, unit: 'day' }
}
