/**
 * `GET /api/conversions/{google-ads,enhanced,left-out,enhanced-left-out}.csv`: what Google Ads is told of agreements, and
 * what it cannot be told. Sales and administrators only.
 */
import type { Endpoint, PayloadHandler } from 'payload'
import { only, roleOf } from '../access/roles.ts'
import { enhancedCsv, googleAdsCsv, leftOutCsv, withheldCsv } from './conversions.ts'
import { readSettings } from './settings.ts'
import { wonLeads } from './won-leads.ts'

const mayExport = only('sales')

const answerConversions: PayloadHandler = async (req) => {
  if (!roleOf({ req })) return new Response(null, { status: 401 })
  if (!(await mayExport({ req } as never))) return new Response(null, { status: 403 })
  const { conversion } = await readSettings(req.payload)
  const now = new Date()
  const name = String(req.routeParams?.file ?? '')
  const locale = req.i18n?.language === 'en' ? 'en' : 'ar'
  const load = () => wonLeads(req.payload, conversion)
  if (name === 'google-ads.csv') return file(googleAdsCsv(await load(), conversion, now), name)
  if (name === 'enhanced.csv') return file(enhancedCsv(await load(), conversion), name)
  if (name === 'left-out.csv') return file(leftOutCsv(await load(), now, locale), name)
  if (name === 'enhanced-left-out.csv') return file(withheldCsv(await load(), locale), name)
  return new Response(null, { status: 404 })
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
  { path: '/conversions/:file', method: 'get', handler: answerConversions },
]
