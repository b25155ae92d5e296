/** How things stand that somebody should hear of: of backups from their file, else one question to the database for each kind. */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { waitingSince } from '../mail/waiting-since.ts'
import { statementsOf } from '../platform/database/statements.ts'
import { backupFacts } from './backup-facts.ts'
import type { AlarmKind } from './kinds.ts'

export type Fact = {
  count: number
  /** When the first and the last of them began. */
  since: Date | undefined
  newest: Date | undefined
}

/** Within the caller's transaction. @param lateMinutes how long a mail may wait. */
export async function readFacts(
  req: PayloadRequest,
  lateMinutes: number,
  now: Date,
): Promise<Record<AlarmKind, Fact>> {
  const statements = await statementsOf(req)
  const at = now.toISOString()
  const late = new Date(now.getTime() - lateMinutes * 60_000).toISOString()
  const fact = async (rows: ReturnType<typeof sql>): Promise<Fact> => {
    const { rows: found } = await statements.execute<Row>(sql`
      select count(*)::int as count, min(at)::text as since, max(at)::text as newest
      from (${rows}) as concerned`)
    return factOf(found[0])
  }
  const backups = await backupFacts(now)
  return {
    // Of a mail whose words are gone nothing is left to send.
    'mail-failed': await fact(
      sql`select updated_at as at from outbox where state = 'failed' and "to" <> '—'`,
    ),
    'mail-late': await fact(sql`
      select at from (select ${waitingSince(now)} as at from outbox where state = 'waiting') as w
      where at <= ${late}::timestamptz`),
    'leads-unanswered': await fact(sql`
      select due_at as at from leads
      where stage = 'new' and first_response_at is null and deleted_at is null
        and due_at < ${at}::timestamptz`),
    'backup-late': backups.late,
    'backup-unproven': backups.unproven,
  }
}

type Row = { count: number; since: string | null; newest: string | null }

const dateOf = (text: string | null | undefined) => (text ? new Date(text) : undefined)

const factOf = (row: Row | undefined): Fact => ({
  count: row?.count ?? 0,
  since: dateOf(row?.since),
  newest: dateOf(row?.newest),
})
