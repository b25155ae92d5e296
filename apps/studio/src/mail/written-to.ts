/** How often somebody's mailbox heard from us of late: nobody fills a stranger's through our forms. */
import { sql } from '@payloadcms/db-postgres'
import { readEmail } from '@wajiha/contract/forms'
import type { PayloadRequest } from 'payload'
import { statementsOf } from '../platform/database/statements.ts'
import type { TemplateKey } from './template-keys.ts'

/** Most mails a day to one mailbox that somebody else may have asked for. */
export const mostADay = 3

type Sql = ReturnType<typeof sql>

const dayMs = 24 * 3_600_000

/**
 * When mails of these kinds were queued for a mailbox in the last day, newest first. Others that ask about
 * the same mailbox wait until this transaction ends. `sara+news@…` and dots at Gmail are one mailbox.
 */
export async function writtenTo(
  req: PayloadRequest,
  { to, kinds, now = new Date() }: { to: string; kinds: readonly TemplateKey[]; now?: Date },
): Promise<Date[]> {
  const statements = await statementsOf(req)
  const address = readEmail(to)?.address ?? to
  const mailbox = mailboxOf(sql`${address}::text`)
  await statements.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 20))`)
  const { rows } = await statements.execute<{ at: string }>(sql`
    select created_at as at from outbox
    where kind::text in (${sql.join([...kinds], sql`, `)})
      and created_at > ${new Date(now.getTime() - dayMs).toISOString()}
      and ${mailboxOf(sql`"to"`)} = ${mailbox}
    order by created_at desc limit ${mostADay}`)
  return rows.map(({ at }) => new Date(at))
}

/** An address without what its owner may put into it at will. */
function mailboxOf(address: Sql): Sql {
  const bare = sql`regexp_replace(lower(${address}), '[+][^@]*@', '@')`
  const name = sql`replace(split_part(${bare}, '@', 1), '.', '')`
  return sql`case when ${bare} ~ '@(gmail|googlemail)[.]com$' then ${name} || '@gmail.com' else ${bare} end`
}
