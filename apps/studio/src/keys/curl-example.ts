/** A request that works once the key is put in its place: for the page that describes the API, and its tests. */
import type { Operation } from '@wajiha/contract/public-api'

const values: Record<string, string> = {
  'content/pages/{key}': 'about',
  'content/services/{key}': 'web-applications',
}

const lead = {
  name: 'سارة العتيبي',
  phone: '+966501234567',
  message: 'نريد موقعًا جديدًا قبل رمضان',
  basis: 'request',
  visit: { source: 'google', medium: 'cpc', campaign: 'ramadan' },
}

/** @param base without a slash at its end: `https://agency.example/api/v1`. */
export function curlExample({ path, method, query }: Operation, base: string): string {
  const asked = path.replace(/\{(\w+)\}/, (_, name: string) => values[path] ?? name.toUpperCase())
  const language = query && 'locale' in query.shape ? '?locale=ar' : ''
  const address = `'${base}/${asked}${language}'`
  const key = "-H 'Authorization: Bearer wj_…'"
  if (method === 'get') return `curl ${address} \\\n  ${key}`
  return [
    `curl ${address}`,
    key,
    "-H 'Content-Type: application/json'",
    "-H 'Idempotency-Key: crm-2026-0042'",
    `-d '${JSON.stringify(lead)}'`,
  ].join(' \\\n  ')
}
