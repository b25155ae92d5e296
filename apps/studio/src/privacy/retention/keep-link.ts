/** The link with which an applicant lets us keep their data, signed like those of the newsletter. */
import { sql } from '@payloadcms/db-postgres'
import { type Locale, localePrefix } from '@wajiha/arabic'
import type { Payload } from 'payload'
import { makeKeepToken, readToken } from '../../mail/tokens.ts'
import { poolOf } from '../../platform/database/statements.ts'
import { readEnv } from '../../platform/env.ts'
import { readSpans } from './spans.ts'

export const keepUrl = (application: string, locale: Locale) =>
  `${readEnv().siteOrigin}${localePrefix(locale)}/newsletter/keep?token=${makeKeepToken(application)}`

/**
 * Keeps an application for another span from now on; pressed again, it is only longer.
 *
 * @returns `unknown` for a link that is none of ours, or of somebody whose data is gone.
 */
export async function keepApplication(
  payload: Payload,
  given: string,
  now = new Date(),
): Promise<'kept' | 'unknown'> {
  const token = readToken(given)
  if (token?.purpose !== 'keep') return 'unknown'
  const { applicationMonths, countries } = await readSpans(payload)
  const pool = poolOf(payload)
  const { rows } = await pool.execute<{ id: string; country: string | null }>(sql`
    select id::text as id, upper(coalesce(country, phone_country)) as country from applications
    where id::text = ${token.id} and anonymised_at is null`)
  const [row] = rows
  if (!row) return 'unknown'
  const own = countries.find(({ country }) => country.toUpperCase() === row.country)
  await pool.execute(sql`
    update applications set warned_at = null,
      keep_until = ${now.toISOString()}::timestamptz + make_interval(months => ${own?.months ?? applicationMonths}::int)
    where id::text = ${row.id} and anonymised_at is null`)
  return 'kept'
}
