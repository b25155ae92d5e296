/** How often a short link was followed, by the counts that the site keeps hour by hour. */
import { sql } from '@payloadcms/db-postgres'
import { foldDigits, locales, shortCodeKey, toArabicDigits } from '@wajiha/arabic'
import type { BasePayload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'

export type Visits = { month: number; all: number }

export async function countVisits(payload: BasePayload, code: string): Promise<Visits> {
  const paths = sql.join(
    pathsOf(code).map((path) => sql`${path}`),
    sql`, `,
  )
  const { rows } = await poolOf(payload).execute<Visits>(sql`
    select coalesce(sum(count) filter (where hour > now() - interval '30 days'), 0)::float as month,
      coalesce(sum(count), 0)::float as all
    from page_counts where path in (${paths})`)
  return rows[0] ?? { month: 0, all: 0 }
}

/** As the site counts what is no page: in small letters, with the prefix and the digits that were typed. */
function pathsOf(code: string): string[] {
  const key = shortCodeKey(code)
  const spelt = new Set([key, toArabicDigits(foldDigits(key)), code.normalize('NFC').toLowerCase()])
  const prefixes = ['', ...locales.map((locale) => `/${locale}`)]
  return [...spelt].flatMap((one) => prefixes.map((prefix) => `${prefix}/short/${one}`))
}
