/** Tells rejected applicants, a month before, that their data goes, and how they can let us keep it. */
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { localeOf, writeTo } from '../../desk/application-mails.ts'
import { statementsOf } from '../../platform/database/statements.ts'
import { inOwnTransaction, locks } from '../../platform/database/transactions.ts'
import { applicationEnd } from './ends.ts'
import { keepUrl } from './keep-link.ts'
import { isTooMany, type Options } from './run-kind.ts'
import type { Spans } from './spans.ts'

type Due = { id: string; ends: string }
export type Warned = { count: number; due: number; isRefused: boolean }

/** Each once, until they ask us to keep it. */
export const warnApplicants = (payload: Payload, spans: Spans, options: Options): Promise<Warned> =>
  inOwnTransaction(payload, (req) => warnDue(req, spans, options), { lock: locks.erasing })

async function warnDue(req: PayloadRequest, spans: Spans, options: Options): Promise<Warned> {
  const { due, total } = await findApplicantsToWarn(req, spans, options.now)
  const isRefused = !options.allowMany && isTooMany(due.length, total)
  if (!isRefused) for (const one of due) await warn(req, one, spans, options.now)
  return { count: isRefused ? 0 : due.length, due: due.length, isRefused }
}

async function findApplicantsToWarn(req: PayloadRequest, spans: Spans, now: Date) {
  const statements = await statementsOf(req)
  const soon = new Date(now.getTime() + spans.warningDays * 86_400_000).toISOString()
  const { rows } = await statements.execute<Due>(sql`
    select id::text as id, ends from (
      select a.id, ${applicationEnd(spans)} as ends from applications a
      where a.anonymised_at is null and a.warned_at is null and a.stage <> 'spam'
        and coalesce(a.email, '') <> ''
    ) a where ends <= ${soon}::timestamptz order by ends`)
  const held = await statements.execute<{ count: string }>(
    sql`select count(*) from applications where anonymised_at is null`,
  )
  return { due: rows, total: Number(held.rows[0]?.count ?? 0) }
}

async function warn(req: PayloadRequest, { id, ends }: Due, { warningDays }: Spans, now: Date) {
  const application = await req.payload.findByID({
    collection: 'applications',
    id,
    depth: 0,
    req,
    overrideAccess: true,
    trash: true,
  })
  // Where the warning comes late, the day does too.
  const earliest = now.getTime() + warningDays * 86_400_000
  const day = new Date(Math.max(new Date(ends).getTime(), earliest))
  const locale = localeOf(application)
  await writeTo(
    req,
    application,
    'retention-warning',
    `retention-warning:${id}:${now.toISOString()}`,
    {
      values: { date: day.toISOString(), keepUrl: keepUrl(id, locale) },
    },
  )
  await (await statementsOf(req)).execute(
    sql`update applications set warned_at = ${now.toISOString()} where id = ${id}`,
  )
}
