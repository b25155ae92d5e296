/** How the alarms and their channels stand, for the health answer and the dashboard. */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'
import type { AlarmKind } from './kinds.ts'

type LastResult = {
  state: 'waiting' | 'sent' | 'failed'
  /** When it was sent, or last tried. ISO 8601. */
  at: string
  /** A code such as `http_404`; never an address. */
  error: string | null
}

export type AlarmState = {
  open: { kind: AlarmKind; since: string }[]
  /** Webhooks that hear of alarms and are active. */
  channels: { name: string; last: LastResult | undefined }[]
}

type Row = { name: string; state: LastResult['state'] | null; at: string; error: string | null }

export async function readAlarmState(payload: BasePayload): Promise<AlarmState> {
  const { rows: open } = await poolOf(payload).execute<AlarmState['open'][number]>(sql`
    select kind, ${iso('since')} as since from alarms where state = 'open' order by since`)
  const { rows } = await poolOf(payload).execute<Row>(sql`
    select w.name, d.state, ${iso('coalesce(d.sent_at, d.updated_at)')} as at, d.last_error as error
    from webhooks as w left join lateral (
      select * from webhook_deliveries as one
      where one.webhook_id = w.id and one.event::text like 'alarm.%'
      order by one.updated_at desc limit 1
    ) as d on true
    where w.is_active and exists (
      select 1 from webhooks_events as e where e.parent_id = w.id and e.value::text = 'alarm.raised'
    ) order by w.created_at`)
  return {
    open,
    channels: rows.map(({ name, state, at, error }) => ({
      name,
      last: state ? { state, at, error: state === 'sent' ? null : error } : undefined,
    })),
  }
}

const iso = (column: string) =>
  sql`to_char((${sql.raw(column)}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
