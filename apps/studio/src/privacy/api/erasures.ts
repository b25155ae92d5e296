/**
 * What the site has to erase of its own copies. `GET erasures` says who, as hashes; `POST erasures/ID`
 * is the site's report, kept by inbox, so that said twice it counts once. Only the site is heard.
 */
import { sql } from '@payloadcms/db-postgres'
import { type ErasureReport, type Erasures, erasureReportSchema } from '@wajiha/contract'
import type { BasePayload } from 'payload'
import { answerData, answerProblem } from '../../platform/api/answer.ts'
import { knowsServiceKey } from '../../platform/api/service-key.ts'
import { poolOf } from '../../platform/database/statements.ts'
import { erasureKey } from '../hashes.ts'
import { readTombstones } from '../tombstones.ts'

/** Longer than any copy at the site lives. */
const toldDays = 60

/** @param segments below `erasures`. */
export async function answerErasures(
  payload: BasePayload,
  request: Request,
  segments: readonly string[],
): Promise<Response> {
  if (!knowsServiceKey(request)) return answerProblem(request, 'unauthorised')
  const [id = ''] = segments
  if (segments.length === 0 && request.method === 'GET') return answerList(payload, request)
  if (segments.length !== 1) return answerProblem(request, 'not_found')
  if (request.method !== 'POST')
    return answerProblem(request, 'method_not_allowed', undefined, { Allow: 'POST' })
  const report = erasureReportSchema.safeParse(await request.json().catch(() => undefined))
  if (!report.success) return answerProblem(request, 'validation')
  const isKnown = await keepReport(payload, id, report.data)
  return isKnown
    ? new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
    : answerProblem(request, 'not_found')
}

async function answerList(payload: BasePayload, request: Request): Promise<Response> {
  const since = new Date(Date.now() - toldDays * 86_400_000)
  const data: Erasures = { key: erasureKey(), erasures: await readTombstones(payload, since) }
  return answerData(request, { data }, { locale: 'en' })
}

async function keepReport(
  payload: BasePayload,
  id: string,
  { inbox, ...counts }: ErasureReport,
): Promise<boolean> {
  const { rows } = await poolOf(payload).execute(sql`
    update erasures set site_done_at = coalesce(site_done_at, now()), updated_at = now(),
      site_reports = jsonb_build_object(${inbox}::text, ${JSON.stringify(counts)}::jsonb)
        || coalesce(site_reports, '{}'::jsonb)
    where id::text = ${id} returning id`)
  return rows.length > 0
}
