/** `GET /api/reports/KEY.csv` and `.svg`: a report to take along, for those who may read it. */
import type { Endpoint, PayloadHandler } from 'payload'
import { noteFile } from '../audit/note-act.ts'
import { roleOf } from '../platform/access/may.ts'
import { tableAsCsv } from '../platform/tables/csv.ts'
import { chartAsFile } from './charts/as-file.ts'
import { drawReport } from './draw-report.ts'
import { readQuestion } from './question.ts'
import { mayRead, reports } from './report-list.ts'

const answerReport: PayloadHandler = async (req) => {
  const [, key, kind] = /^([a-z-]+)\.(csv|svg)$/.exec(String(req.routeParams?.file ?? '')) ?? []
  const report = reports.find((one) => one.key === key)
  const { question, reader } = await readQuestion(req, Object.fromEntries(req.searchParams))
  if (!roleOf(req.user)) return new Response(null, { status: 401 })
  if (!report || (kind === 'svg' && !report.draw)) return new Response(null, { status: 404 })
  if (!mayRead(req.user, report.section)) return new Response(null, { status: 403 })
  const table = await report.load(question)
  const name = `${report.key}-${question.period.from}-${question.period.to}.${kind}`
  await noteFile(req, 'reports', name, table.rows.length)
  return kind === 'csv'
    ? file(tableAsCsv(table, reader.locale), 'text/csv; charset=utf-8', name)
    : file(chartAsFile(drawReport(report, table, reader) ?? ''), 'image/svg+xml', name)
}

const file = (body: string, type: string, name: string) =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })

export const reportEndpoints: Endpoint[] = [
  { path: '/reports/:file', method: 'get', handler: answerReport },
]
