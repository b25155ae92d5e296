/** What became of an issue, in numbers that do not pretend: nothing here comes from a pixel. */
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import { campaignOf } from '../letter/links.ts'

export type IssueFigures = {
  /** Rows that there are, whatever became of them. */
  queued: number
  waiting: number
  /** Taken by a mail server, or written as files where there is none. */
  sent: number
  written: number
  failed: number
  bounced: number
  /** Called back: the reader left the list before, or somebody stopped the issue. */
  cancelled: number
  unsubscribed: number
  complained: number
  /** Visits of the site by the issue's links, of those who allowed to be remembered. */
  visits: number
}

export async function readFigures(
  payload: Payload,
  { id, slug }: { id: string; slug: string },
): Promise<IssueFigures> {
  const { rows } = await poolOf(payload).execute<IssueFigures>(sql`
    select count(*)::int as queued,
      count(*) filter (where o.state = 'waiting')::int as waiting,
      count(*) filter (where o.sent_at is not null and o.state <> 'written')::int as sent,
      count(*) filter (where o.state = 'written')::int as written,
      count(*) filter (where o.state = 'failed' and o.bounce is null)::int as failed,
      count(*) filter (where o.bounce is not null)::int as bounced,
      count(*) filter (where o.state = 'cancelled')::int as cancelled,
      count(*) filter (where o.left_at is not null)::int as unsubscribed,
      count(*) filter (where ${complained})::int as complained,
      (select count(*)::int from touches where medium = 'email' and campaign = ${campaignOf(slug)}) as visits
    from outbox o where o.issue = ${id}`)
  const [figures] = rows
  if (!figures) throw new Error('Counting gave no row')
  return figures
}

/** A complaint names a person: it counts for the last issue they had been sent before. */
const complained = sql`exists (
  select 1 from subscribers s where s.id::text = o.about_id and s.state = 'complained'
    and s.unsubscribed_at >= o.sent_at
    and not exists (select 1 from outbox later where later.about_id = o.about_id and later.issue is not null
      and later.sent_at > o.sent_at and later.sent_at <= s.unsubscribed_at))`
