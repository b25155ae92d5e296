/**
 * `GET /api/conversions/{google-ads,enhanced,left-out,enhanced-left-out}.csv`: what Google Ads is told of agreements, and
 * what it cannot be told. Sales and administrators only.
 */
import { readLocale } from '@wajiha/arabic'
import type { Endpoint, PayloadHandler } from 'payload'
import { noteFile } from '../audit/note-act.ts'
import { behind } from '../platform/access/may.ts'
import { rowsOf } from '../platform/tables/csv.ts'
import { enhancedCsv, googleAdsCsv, leftOutCsv, type WonLead, withheldCsv } from './conversions.ts'
import { type Conversion, readSettings } from './settings.ts'
import { wonLeads } from './won-leads.ts'

const answerConversions: PayloadHandler = async (req) => {
  const { conversion } = await readSettings(req.payload)
  const now = new Date()
  const name = String(req.routeParams?.file ?? '')
  const locale = readLocale(req.i18n?.language)
  const write = Object.hasOwn(writers, name) ? writers[name] : undefined
  if (!write) return new Response(null, { status: 404 })
  const csv = write(await wonLeads(req.payload, conversion), { conversion, now, locale })
  await noteFile(req, 'conversions', name, rowsOf(csv))
  return file(csv, name)
}

type Asked = { conversion: Conversion; now: Date; locale: 'ar' | 'en' }

const writers: Record<string, (leads: readonly WonLead[], asked: Asked) => string> = {
  'google-ads.csv': (leads, { conversion, now }) => googleAdsCsv(leads, conversion, now),
  'enhanced.csv': (leads, { conversion }) => enhancedCsv(leads, conversion),
  'left-out.csv': (leads, { now, locale }) => leftOutCsv(leads, now, locale),
  'enhanced-left-out.csv': (leads, { locale }) => withheldCsv(leads, locale),
}

const file = (body: string, name: string) =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })

export const conversionEndpoints: Endpoint[] = [
  {
    path: '/conversions/:file',
    method: 'get',
    handler: behind('exportConversions', answerConversions),
  },
]
