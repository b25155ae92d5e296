/** `GET /api/v1/metrics`: the studio's numbers for Prometheus, told to whoever has the key. */
import { sql } from '@payloadcms/db-postgres'
import {
  counter,
  gauge,
  type Metric,
  metricsType,
  watchProcess,
  writeMetrics,
} from '@wajiha/contract/metrics'
import type { BasePayload } from 'payload'
import { backupState } from '../alarms/backup-facts.ts'
import { backupMetrics } from '../alarms/backup-metrics.ts'
import { waitingSince } from '../mail/waiting-since.ts'
import { answerProblem } from '../platform/api/answer.ts'
import { knowsKey } from '../platform/api/service-key.ts'
import { readPlaces, siteReads } from '../platform/database/site-reads.ts'
import { readEnv } from '../platform/env.ts'

/** Begins to watch at the first question: who is never asked has nothing to watch. */
let ofProcess: (() => Metric[]) | undefined

/** 404 without the key, as where nothing stands. */
export async function answerMetrics(payload: BasePayload, request: Request): Promise<Response> {
  const { metricsKey } = readEnv()
  if (!metricsKey || !knowsKey(request, metricsKey))
    return answerProblem(request, 'not_found', 'No such address in this API.')
  ofProcess ??= watchProcess()
  const backups = backupMetrics(await backupState(), new Date())
  const text = writeMetrics([
    ...(await metricsOf(payload)),
    ...readMetrics(),
    ...backups,
    ...ofProcess(),
  ])
  return new Response(text, {
    headers: { 'content-type': metricsType, 'cache-control': 'no-store' },
  })
}

/** One question to the database. */
async function metricsOf(payload: BasePayload): Promise<Metric[]> {
  const now = new Date()
  const at = now.toISOString()
  const { rows } = await payload.db.drizzle.execute(sql`
    select
      (select count(*) from outbox where state = 'waiting')::float as mails_waiting,
      (select count(*) from outbox where state = 'failed')::float as mails_failed,
      (select coalesce(max(extract(epoch from ${at}::timestamptz - ${waitingSince(now)})), 0)
        from outbox where state = 'waiting' and next_at <= ${at}::timestamptz)::float as mails_oldest,
      (select count(*) from webhook_deliveries where state = 'waiting')::float as webhooks_waiting,
      (select count(*) from leads where stage = 'new' and first_response_at is null
        and deleted_at is null and due_at < ${at}::timestamptz)::float as leads_overdue,
      (select count(*) from leads where deleted_at is null)::float as leads,
      (select count(*) from applications where deleted_at is null)::float as applications,
      (select coalesce(max(id), 0) from changes)::float as changes_newest,
      (select count(*) from pg_stat_activity where datname = current_database())::float as connections`)
  const row = rows[0] as Record<string, number>
  const read = (name: string) => row[name] ?? 0
  return [
    gauge('wajiha_studio_mails_waiting', 'Mails that wait to be sent.', read('mails_waiting')),
    gauge('wajiha_studio_mails_failed', 'Mails that were given up.', read('mails_failed')),
    gauge(
      'wajiha_studio_mails_oldest_seconds',
      'How late the latest waiting mail is.',
      Math.max(0, read('mails_oldest')),
    ),
    gauge(
      'wajiha_studio_webhooks_waiting',
      'News that wait for other systems.',
      read('webhooks_waiting'),
    ),
    gauge('wajiha_studio_leads', 'Leads that are kept.', read('leads')),
    gauge(
      'wajiha_studio_leads_overdue',
      'Leads past their hour without an answer.',
      read('leads_overdue'),
    ),
    gauge('wajiha_studio_applications', 'Applications that are kept.', read('applications')),
    counter(
      'wajiha_studio_changes_total',
      'The newest change that was published.',
      read('changes_newest'),
    ),
    gauge(
      'wajiha_studio_database_connections',
      'Connections to this database.',
      read('connections'),
    ),
  ]
}

/** None where no standby is set. */
function readMetrics(): Metric[] {
  const reads = siteReads()
  if (!reads) return []
  const samples = readPlaces.map((at) => ({ labels: { at }, value: reads.counts[at] }))
  const help =
    'Reads of sites: answered by the standby, or by the database because it was behind or away, or no change was named.'
  return [{ name: 'wajiha_studio_reads_total', help, type: 'counter', samples }]
}
