/** What is kept for a time: how much there is of each kind, what is due, and how it goes. */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { among } from '../../platform/database/among.ts'
import type { Statements } from '../../platform/database/honest-transactions.ts'
import { statementsOf } from '../../platform/database/statements.ts'
import { type Said, say } from '../../platform/i18n/say.ts'
import { eraseRows } from '../erase-rows.ts'
import { findCompanions } from '../find-person.ts'
import { applicationEnd, leadEnd } from './ends.ts'
import type { Spans } from './spans.ts'

type Statement = ReturnType<typeof sql>

export type Kind = {
  key: string
  label: Said
  /** Rows that still hold somebody, as `select count(*)`. */
  held: Statement
  /** Ids of those whose time is over. */
  due: (spans: Spans, now: Date) => Statement
  remove: (req: PayloadRequest, ids: readonly string[]) => Promise<unknown>
}

const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 86_400_000).toISOString()

const months = (count: number) => sql`make_interval(months => ${count}::int)`

export const kinds: Kind[] = [
  {
    key: 'leads',
    label: say('العملاء المحتملون', 'Leads'),
    held: sql`select count(*) from leads where anonymised_at is null`,
    due: ({ leadMonths }, now) => sql`
      select l.id::text as id from leads l where l.anonymised_at is null
        and ${leadEnd(leadMonths)} <= ${now.toISOString()}::timestamptz`,
    remove: (req, ids) => eraseWork(req, { leads: [...ids] }),
  },
  {
    key: 'applications',
    label: say('المتقدّمون', 'Applicants'),
    held: sql`select count(*) from applications where anonymised_at is null`,
    // Whoever can be warned goes only once the warning had its time.
    due: (spans, now) => sql`
      select a.id::text as id from applications a where a.anonymised_at is null
        and ${applicationEnd(spans)} <= ${now.toISOString()}::timestamptz
        and (a.stage = 'spam' or coalesce(a.email, '') = ''
          or a.warned_at <= ${daysBefore(now, spans.warningDays)}::timestamptz)`,
    remove: (req, ids) => eraseWork(req, { applications: [...ids] }),
  },
  {
    key: 'subscribers',
    label: say('اشتراكات لم تُؤكَّد', 'Unconfirmed subscriptions'),
    held: sql`select count(*) from subscribers`,
    due: ({ subscriberDays }, now) => sql`
      select id::text as id from subscribers
      where state = 'pending' and created_at <= ${daysBefore(now, subscriberDays)}::timestamptz`,
    remove: (req, ids) => eraseWork(req, { subscribers: [...ids] }),
  },
  {
    key: 'submissions',
    label: say('الرسائل كما وصلت', 'Submissions as they came'),
    held: sql`select count(*) from submissions where payload <> '{}'::jsonb`,
    due: ({ leadMonths }, now) => sql`
      select s.id::text as id from submissions s
      where s.payload <> '{}'::jsonb and s.received_at + ${months(leadMonths)} <= ${now.toISOString()}::timestamptz
        and not exists (select 1 from leads l where l.submission_id = s.id and l.anonymised_at is null)
        and not exists (select 1 from applications a where a.submission_id = s.id and a.anonymised_at is null)
        and not exists (select 1 from subscribers u where u.submission_id = s.id)`,
    remove: async (req, ids) => {
      const files = await idsOf(
        await statementsOf(req),
        sql`
        select attachment_file as id from submissions
        where id::text in ${among(ids)} and attachment_file is not null
        union all select jsonb_path_query(files, '$[*].file ? (@ != null)') #>> '{}'
        from submissions where id::text in ${among(ids)}`,
      )
      await eraseRows(req, { ids: { submissions: [...ids] }, files })
    },
  },
  {
    key: 'outbox',
    label: say('نصوص البريد', 'Words of mails'),
    held: sql`select count(*) from outbox where "to" <> '—'`,
    due: ({ outboxDays }, now) => sql`
      select id::text as id from outbox where "to" <> '—' and state <> 'waiting'
        and created_at <= ${daysBefore(now, outboxDays)}::timestamptz`,
    remove: (req, ids) => eraseRows(req, { ids: { outbox: [...ids] }, files: [] }),
  },
  {
    key: 'touches',
    label: say('الزيارات', 'Visits'),
    held: sql`select count(*) from touches`,
    due: ({ touchMonths }, now) => sql`
      select id::text as id from touches where at + ${months(touchMonths)} <= ${now.toISOString()}::timestamptz`,
    remove: (req, ids) => eraseRows(req, { ids: { touches: [...ids] }, files: [] }),
  },
  logKind('access-log', say('سجلّ الاطّلاع', 'Access log'), ({ accessMonths }) => accessMonths),
  logKind('audit-log', say('سجلّ الأفعال', 'Audit log'), ({ auditMonths }) => auditMonths),
]

/** Rows that nobody changes: they go whole once their time is over. */
function logKind(key: string, label: Said, monthsOf: (spans: Spans) => number): Kind {
  const table = sql.identifier(key.replaceAll('-', '_'))
  return {
    key,
    label,
    held: sql`select count(*) from ${table}`,
    due: (spans, now) => sql`
      select id::text as id from ${table}
      where at + ${months(monthsOf(spans))} <= ${now.toISOString()}::timestamptz`,
    remove: async (req, ids) =>
      (await statementsOf(req)).execute(sql`delete from ${table} where id::text in ${among(ids)}`),
  }
}

/** Webhook deliveries: kept as long as mails are, and never removed while they wait. */
export const deliveries: Kind = {
  key: 'webhook-deliveries',
  label: say('ما أُرسل إلى أنظمة أخرى', 'What other systems were told'),
  held: sql`select count(*) from webhook_deliveries`,
  due: ({ outboxDays }, now) => sql`
    select id::text as id from webhook_deliveries where state <> 'waiting'
      and created_at <= ${daysBefore(now, outboxDays)}::timestamptz`,
  remove: (req, ids) => eraseRows(req, { ids: { 'webhook-deliveries': [...ids] }, files: [] }),
}

export async function idsOf(statements: Statements, statement: Statement): Promise<string[]> {
  const { rows } = await statements.execute<{ id: string }>(statement)
  return rows.map(({ id }) => id)
}

type Work = { leads?: string[]; applications?: string[]; subscribers?: string[] }

/** These with all that came along, and the people of whom then nothing is left. */
async function eraseWork(req: PayloadRequest, work: Work): Promise<void> {
  const statements = await statementsOf(req)
  const people = await idsOf(
    statements,
    sql`
    select person_id::text as id from leads where id::text in ${among(work.leads ?? [])}
    union select person_id::text from applications where id::text in ${among(work.applications ?? [])}`,
  )
  const found = await findCompanions(statements, work)
  // Visits have a span of their own.
  await eraseRows(req, { ids: { ...found.ids, touches: [] }, files: found.files })
  await forget(
    statements,
    people.filter((id) => id),
  )
}

async function forget(statements: Statements, people: readonly string[]) {
  const has = (table: string) => sql`exists (select 1 from ${sql.identifier(table)} d
    where d.person_id = p.id and d.anonymised_at is null)`
  await statements.execute(sql`
    delete from people p where id::text in ${among(people)}
      and not ${has('leads')} and not ${has('applications')}`)
  await statements.execute(sql`
    update people p set has_leads = ${has('leads')}, has_applications = ${has('applications')}
    where id::text in ${among(people)}`)
}
