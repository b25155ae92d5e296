/** What the studio made of each submission, and its outbox, in two statements. */
import { Client } from 'pg'
import type { InStudio, Mail } from './findings.ts'

const submissions = `
  with documents as (
    select submission_id, 'leads' as collection, id::text, first_response_at is not null as answered
      from leads
    union all
    select submission_id, 'applications', id::text, stage not in ('received', 'spam') from applications
    union all
    select submission_id, 'subscribers', id::text, state <> 'pending' from subscribers
  )
  select s.reference,
    extract(epoch from s.received_at) * 1000 as "receivedAt",
    s.processed_at is not null as "isTakenIn",
    s.payload = '{}'::jsonb as "isErased",
    s.process_error as "processError",
    coalesce(bool_or(d.answered), false) as "isAnswered",
    count(o.id) filter (where o.state = 'sent')::int as sent,
    count(o.id) filter (where o.state = 'waiting')::int as waiting,
    count(o.id) filter (where o.state = 'failed')::int as failed
  from submissions s
  left join documents d on d.submission_id = s.id
  left join outbox o on o.about_collection = d.collection and o.about_id = d.id
  group by s.id order by s.received_at`

const mails = `
  select key, state::text, extract(epoch from coalesce(next_at, created_at)) * 1000 as "dueAt",
    last_error as "lastError"
  from outbox where state in ('waiting', 'failed') order by next_at`

type Counts = { sent: number; waiting: number; failed: number }
type Row = Omit<InStudio, 'mails' | 'receivedAt'> & Counts & { receivedAt: string }

/** @throws whatever the database says. */
export async function readStudio(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const [stored, queued] = [await client.query<Row>(submissions), await client.query<Mail>(mails)]
    return {
      submissions: stored.rows.map(
        ({ sent, waiting, failed, receivedAt, processError, ...row }): InStudio => ({
          ...row,
          receivedAt: Number(receivedAt),
          processError: processError ?? undefined,
          mails: { sent, waiting, failed },
        }),
      ),
      mails: queued.rows.map((mail) => ({
        ...mail,
        dueAt: Number(mail.dueAt),
        lastError: mail.lastError ?? undefined,
      })),
    }
  } finally {
    await client.end()
  }
}
