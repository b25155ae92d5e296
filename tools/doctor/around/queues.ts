/** What the studio should have done by now and has not: planned publishing, and word to other programs. */
import type { Client } from 'pg'
import { broken, type Finding } from '../finding.ts'

/** `late` were due fifteen minutes ago, `failed` were given up. */
export type Queues = { planned: Late; webhooks: Late }
type Late = { late: number; failed: number; reason: string | undefined }

const counts = `
  select
    (select count(*) from payload_jobs where completed_at is null and has_error is not true
      and coalesce(wait_until, created_at) < now() - interval '15 minutes')::int as "plannedLate",
    (select count(*) from payload_jobs where has_error)::int as "plannedFailed",
    (select left(error ->> 'message', 200) from payload_jobs where has_error
      order by updated_at desc limit 1) as "plannedReason",
    (select count(*) from webhook_deliveries where state = 'waiting'
      and coalesce(next_at, created_at) < now() - interval '15 minutes')::int as "webhooksLate",
    (select count(*) from webhook_deliveries where state = 'failed')::int as "webhooksFailed",
    (select left(last_error, 200) from webhook_deliveries where state = 'failed'
      order by updated_at desc limit 1) as "webhooksReason"`

export async function readQueues(client: Client): Promise<Queues> {
  const { rows } = await client.query(counts)
  const [row] = rows
  return {
    planned: {
      late: row.plannedLate,
      failed: row.plannedFailed,
      reason: row.plannedReason ?? undefined,
    },
    webhooks: {
      late: row.webhooksLate,
      failed: row.webhooksFailed,
      reason: row.webhooksReason ?? undefined,
    },
  }
}

export function judgeQueues({ planned, webhooks }: Queues): Finding[] {
  const because = ({ reason }: Late) => (reason ? ` (${reason.replace(/\.$/, '')})` : '')
  return [
    planned.late > 0 &&
      broken(
        `Publishing that was planned is late: ${planned.late}. Start the studio; if it runs, read its log.`,
      ),
    planned.failed > 0 &&
      broken(
        `Publishing that was planned went wrong: ${planned.failed}${because(planned)}. Open the calendar in the studio and plan it again.`,
      ),
    webhooks.late > 0 &&
      broken(
        `Word to other programs is late: ${webhooks.late}. Start the studio; if it runs, read its log.`,
      ),
    webhooks.failed > 0 &&
      broken(
        `Word to other programs was given up: ${webhooks.failed}${because(webhooks)}. Mend the other program, then send it again from its deliveries.`,
      ),
  ].filter((finding) => finding !== false)
}
