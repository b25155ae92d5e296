/**
 * Everything that the studio holds about somebody. It begins with their telephone or e-mail; the people
 * with these lend their other numbers and addresses, and what was sent under any of them is theirs.
 */
import { sql } from '@payloadcms/db-postgres'
import { among } from '../platform/database/among.ts'
import type { Statements } from '../platform/database/honest-transactions.ts'
import type { Identity } from './identity.ts'
import type { Scope } from './scope.ts'

export const places = [
  ...(['people', 'leads', 'applications', 'submissions', 'subscribers'] as const),
  ...(['activities', 'outbox', 'touches', 'webhook-deliveries'] as const),
] as const
export type Place = (typeof places)[number]

export type Found = {
  identity: Identity
  /** First-party ids of their devices. */
  visitors: string[]
  ids: Record<Place, string[]>
  /** Names below the attachments folder. */
  files: string[]
}

type Row = { id: string }
type Query = { statements: Statements; scope: Scope; until: string }

/** @param until rows from after that are somebody's new beginning, and left out. */
export async function findPerson(
  statements: Statements,
  given: Identity,
  { scope = 'all', until = new Date() }: { scope?: Scope; until?: Date } = {},
): Promise<Found> {
  const query = { statements, scope, until: until.toISOString() }
  const people = await findPeople(query, given)
  const identity = await widen(query, given, people)
  const leads = scope === 'applications' ? [] : await findWork(query, 'leads', identity, people)
  const applications =
    scope === 'leads' ? [] : await findWork(query, 'applications', identity, people)
  const subscribers = scope === 'applications' ? [] : await findSubscribers(query, identity)
  const found = { people, leads, applications, subscribers }
  return { identity, ...(await findTheRest(query, identity, found)) }
}

/** What came with these leads, applications and subscribers, and nothing else of the same people. */
export async function findCompanions(
  statements: Statements,
  rows: Partial<Main>,
  until = new Date(),
): Promise<Omit<Found, 'identity'>> {
  const query = { statements, scope: 'all' as const, until: until.toISOString() }
  const main = { people: [], leads: [], applications: [], subscribers: [], ...rows }
  return findTheRest(query, { phones: [], emails: [] }, main)
}

async function findTheRest(query: Query, identity: Identity, found: Main) {
  const submissions = await findSubmissions(query, identity, found)
  const visitors = await findVisitors(query, { ...found, submissions })
  return {
    visitors,
    ids: {
      ...found,
      submissions,
      activities: await findActivities(query, found),
      outbox: await findMails(query, identity, found),
      touches: query.scope === 'applications' ? [] : await findTouches(query, visitors),
      'webhook-deliveries': query.scope === 'all' ? await findDeliveries(query, found) : [],
    },
    files: await findFiles(query, submissions),
  }
}

type Main = Record<'people' | 'leads' | 'applications' | 'subscribers', string[]>

async function idsOf({ statements }: Query, statement: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await statements.execute<Row>(statement)
  return rows.map(({ id }) => id)
}

const findPeople = (query: Query, { phones, emails }: Identity) =>
  idsOf(
    query,
    sql`
    select distinct p.id::text as id from people p join people_texts t on t.parent_id = p.id
    where ((t.path = 'phones' and t.text in ${among(phones)})
        or (t.path = 'emails' and t.text in ${among(emails)}))
      and p.created_at <= ${query.until} and ${seenBy(query.scope)}`,
  )

const seenBy = (scope: Scope) =>
  scope === 'all'
    ? sql`true`
    : scope === 'leads'
      ? sql`coalesce(p.has_leads, false)`
      : sql`coalesce(p.has_applications, false)`

async function widen({ statements }: Query, given: Identity, people: string[]): Promise<Identity> {
  const { rows } = await statements.execute<{ path: string; text: string }>(sql`
    select distinct path, text from people_texts
    where parent_id::text in ${among(people)} and path in ('phones', 'emails') and text is not null`)
  const of = (path: string) => rows.filter((row) => row.path === path).map(({ text }) => text)
  return {
    phones: [...new Set([...given.phones, ...of('phones')])],
    emails: [...new Set([...given.emails, ...of('emails')])],
  }
}

const findWork = (
  query: Query,
  table: 'leads' | 'applications',
  { phones, emails }: Identity,
  people: string[],
) =>
  idsOf(
    query,
    sql`
    select id::text as id from ${sql.identifier(table)}
    where (phone_e164 in ${among(phones)} or email_norm in ${among(emails)}
        or lower(email) in ${among(emails)} or person_id::text in ${among(people)})
      and anonymised_at is null and created_at <= ${query.until}`,
  )

const findSubscribers = (query: Query, { emails }: Identity) =>
  idsOf(
    query,
    sql`select id::text as id from subscribers
    where email_norm in ${among(emails)} and created_at <= ${query.until}`,
  )

function findSubmissions(query: Query, { phones, emails }: Identity, found: Main) {
  const forms = { all: sql`true`, leads: sql`form <> 'apply'`, applications: sql`form = 'apply'` }
  return idsOf(
    query,
    sql`
    select id::text as id from submissions
    where (payload->'answers'->>'phoneE164' in ${among(phones)} or phone in ${among(phones)}
        or payload->'answers'->>'emailNorm' in ${among(emails)}
        or id in (select submission_id from leads where id::text in ${among(found.leads)})
        or id in (select submission_id from applications where id::text in ${among(found.applications)})
        or id in (select submission_id from subscribers where id::text in ${among(found.subscribers)}))
      and payload <> '{}'::jsonb and received_at <= ${query.until} and ${forms[query.scope]}`,
  )
}

async function findVisitors(query: Query, found: Main & { submissions: string[] }) {
  const ids = await idsOf(
    query,
    sql`
    select attribution_visitor as id from leads where id::text in ${among(found.leads)}
    union select attribution_visitor from applications where id::text in ${among(found.applications)}
    union select payload->>'visitor' from submissions where id::text in ${among(found.submissions)}`,
  )
  return ids.filter((id) => id)
}

const findTouches = (query: Query, visitors: string[]) =>
  idsOf(
    query,
    sql`select id::text as id from touches
    where visitor in ${among(visitors)} and at <= ${query.until}`,
  )

const findActivities = (query: Query, { leads, applications }: Main) =>
  idsOf(
    query,
    sql`select id::text as id from activities
    where lead_id::text in ${among(leads)} or application_id::text in ${among(applications)}`,
  )

const toColleagues =
  sql.raw(`('lead-notice', 'application-notice', 'assignment', 'mention', 'reminder',
  'evening-note', 'morning-list', 'interview-colleague')`)

/** Notices go to colleagues: only those about this person are theirs. */
function findMails(query: Query, { emails }: Identity, found: Main) {
  const about = [...found.leads, ...found.applications, ...found.subscribers]
  const hers = query.scope === 'all' ? among(emails) : among([])
  return idsOf(
    query,
    sql`
    select id::text as id from outbox
    where (about_id in ${among(about)}
        or (lower("to") in ${hers} and kind not in ${toColleagues}))
      and created_at <= ${query.until} and "to" <> '—'`,
  )
}

async function findDeliveries(query: Query, found: Main) {
  const { rows } = await query.statements.execute<{ there: boolean }>(
    sql`select to_regclass('webhook_deliveries') is not null as there`,
  )
  if (!rows[0]?.there) return []
  const about = [...found.leads, ...found.applications, ...found.subscribers]
  return idsOf(
    query,
    sql`select id::text as id from webhook_deliveries where about_id in ${among(about)}`,
  )
}

const findFiles = (query: Query, submissions: string[]) =>
  idsOf(
    query,
    sql`select attachment_file as id from submissions
    where id::text in ${among(submissions)} and attachment_file is not null
    union all select jsonb_path_query(files, '$[*].file ? (@ != null)') #>> '{}'
    from submissions where id::text in ${among(submissions)}`,
  )
