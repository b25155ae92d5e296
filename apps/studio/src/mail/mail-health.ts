import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { readEnv } from '../env.ts'
import { poolOf } from './statements.ts'

export type MailHealth = {
  /** `files`: there is no mail server, and mails are written into the data folder. */
  transport: 'smtp' | 'files'
  waiting: number
  /** Since when the oldest mail that should have left is there, in whole seconds. */
  oldestSeconds: number
  failed: number
  written: number
}

type Row = { waiting: number; failed: number; written: number; oldest: number | null }

/** How the outbox stands. */
export async function mailHealth(payload: BasePayload): Promise<MailHealth> {
  const { rows } = await poolOf(payload).execute<Row>(sql`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'written')::int as written,
      extract(epoch from now() - min(created_at) filter (
        where state = 'waiting' and (attempts > 0 or next_at <= now())
      ))::int as oldest
    from outbox where state in ('waiting', 'failed', 'written')`)
  const { waiting = 0, failed = 0, written = 0, oldest } = rows[0] ?? {}
  const transport = readEnv().smtpUrl ? 'smtp' : 'files'
  return { transport, waiting, failed, written, oldestSeconds: Math.max(0, oldest ?? 0) }
}
