/** Which of our mails a report is about: by its Message-ID, by its own address, or by whom it was for. */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { among } from '../../platform/database/among.ts'
import { statementsOf } from '../../platform/database/statements.ts'

export type BouncedMail = {
  id: string
  to: string
  kind: string
  state: string
  bounce: 'hard' | 'soft' | null
  sentAt: string | null
  aboutCollection: string | null
  aboutId: string | null
}

type Named = { messageIds: readonly string[]; ids: readonly string[]; recipient: string }

/** Reports come back within five days; an address alone names no older mail. */
const recipientDays = 30

/** Locks the row until the transaction ends. Nothing when the report is about none of our mails. */
export async function findMail(
  req: PayloadRequest,
  { messageIds, ids, recipient }: Named,
  now: Date,
): Promise<BouncedMail | undefined> {
  const oldest = new Date(now.getTime() - recipientDays * 86_400_000).toISOString()
  const named = sql`message_id in ${among(messageIds)} or id::text in ${among(ids)}`
  const { rows } = await (await statementsOf(req)).execute<BouncedMail>(sql`
    select id, "to", kind, state, bounce, ${iso} as "sentAt", about_collection as "aboutCollection",
      about_id as "aboutId"
    from outbox
    where ${named} or (lower("to") = ${recipient.toLowerCase()} and sent_at > ${oldest}::timestamptz)
    order by coalesce(${named}, false) desc, sent_at desc nulls last limit 1 for update`)
  return rows[0]
}

const iso = sql`to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
