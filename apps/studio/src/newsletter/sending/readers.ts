/** Who gets an issue: whoever confirmed the newsletter in a language in which it has words. */
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import { among } from '../../platform/database/among.ts'
import { statementsOf } from '../../platform/database/statements.ts'

/** Of a row of `subscribers`: asked for the newsletter, and not for word of jobs alone. */
const wantsIssues = sql`s.state = 'confirmed' and (
  not exists (select 1 from subscribers_texts t where t.parent_id = s.id and t.path = 'tags' and t.text = 'jobs')
  or exists (select 1 from subscribers_texts t where t.parent_id = s.id and t.path = 'tags' and t.text = 'newsletter'))`

export type Reader = { id: string; email: string; locale: Locale }

/** How many there are in each language now. */
export async function countReaders(req: PayloadRequest): Promise<Record<Locale, number>> {
  const { rows } = await (await statementsOf(req)).execute<{ locale: Locale; count: number }>(sql`
    select s.locale, count(*)::int as count from subscribers s where ${wantsIssues} group by s.locale`)
  const of = (locale: Locale) => rows.find((row) => row.locale === locale)?.count ?? 0
  return { ar: of('ar'), en: of('en') }
}

type Asked = { issue: string; startedAt: Date; locales: readonly Locale[]; most: number }

/**
 * The next ones who have no row for this issue yet, held until the transaction ends: whoever leaves the list
 * meanwhile is either not among them, or finds their mail waiting and calls it back. Whoever confirmed after
 * the sending had begun gets the next issue.
 */
export async function takeReaders(
  req: PayloadRequest,
  { issue, startedAt, locales, most }: Asked,
): Promise<Reader[]> {
  const { rows } = await (await statementsOf(req)).execute<Reader>(sql`
    select s.id::text as id, s.email, s.locale from subscribers s
    where ${wantsIssues} and s.locale::text in ${among(locales)}
      and s.confirmed_at <= ${startedAt.toISOString()}::timestamptz
      and not exists (select 1 from outbox o where o.issue = ${issue} and o.about_id = s.id::text)
    order by s.confirmed_at, s.id limit ${most} for share of s`)
  return rows
}
