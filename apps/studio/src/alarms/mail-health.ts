import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { bounceFolder, countUnread } from '../mail/bounces/drop-folder.ts'
import { waitingSince } from '../mail/waiting-since.ts'
import { poolOf } from '../platform/database/statements.ts'
import { readEnv } from '../platform/env.ts'
import { type AlarmState, readAlarmState } from './alarm-state.ts'

type MailHealth = {
  /** `files`: there is no mail server, and mails are written into the data folder. */
  transport: 'smtp' | 'files'
  waiting: number
  /** Age of the oldest mail that should have left, in whole seconds. */
  oldestSeconds: number
  failed: number
  written: number
  /** Reports of delivery in the data folder that nobody could read. */
  unreadReports: number
  /** What an alarm stands for, and where it is told; codes, no addresses. */
  alarms: AlarmState
}

type Row = { waiting: number; failed: number; written: number; oldest: number | null }

/** How the outbox stands. */
export async function mailHealth(payload: BasePayload): Promise<MailHealth> {
  const { rows } = await poolOf(payload).execute<Row>(sql`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'written')::int as written,
      extract(epoch from now() - min(${waitingSince(new Date())}) filter (where state = 'waiting'))::int
        as oldest
    from outbox where state in ('waiting', 'failed', 'written')`)
  const { waiting = 0, failed = 0, written = 0, oldest } = rows[0] ?? {}
  const transport = readEnv().smtpUrl ? 'smtp' : 'files'
  return {
    transport,
    waiting,
    failed,
    written,
    oldestSeconds: Math.max(0, oldest ?? 0),
    unreadReports: await countUnread(bounceFolder(readEnv().dataDir)),
    alarms: await readAlarmState(payload),
  }
}
