/**
 * Invitations: a link by mail with which somebody sets their first and own password. The link is kept as a
 * hash in a table that is no collection, holds for a week, and works once; a newer one ends the older.
 */
import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { noteAct } from '../../audit/note-act.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { tokenHashOf } from '../../mail/tokens.ts'
import type { User } from '../../payload-types.ts'
import { roleSentences, roleWords } from '../../platform/access/rights.ts'
import { statementsOf } from '../../platform/database/statements.ts'
import { readEnv } from '../../platform/env.ts'

export const invitationDays = 7

export type Invited = { id: string; isOver: boolean }

/** Whom a link is for; nothing where it is unknown, used or replaced. */
export async function findInvited(
  req: PayloadRequest,
  token: string,
): Promise<Invited | undefined> {
  const { rows } = await (await statementsOf(req)).execute<{ user_id: string; is_over: boolean }>(
    sql`select user_id, expires_at < now() as is_over from invitations
      where hash = ${tokenHashOf(token)}`,
  )
  return rows[0] && { id: rows[0].user_id, isOver: rows[0].is_over }
}

/** Takes the invitation away. @returns whom it was for, where it was there and holds. */
export async function spendInvitation(
  req: PayloadRequest,
  token: string,
): Promise<string | undefined> {
  const { rows } = await (await statementsOf(req)).execute<{ user_id: string }>(
    sql`delete from invitations where hash = ${tokenHashOf(token)} and expires_at > now()
      returning user_id`,
  )
  return rows[0]?.user_id
}

/** Sends a new link, in the transaction of the request. */
export async function sendInvitation(req: PayloadRequest, person: User): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const hash = tokenHashOf(token)
  await (await statementsOf(req)).execute(sql`
    insert into invitations (user_id, hash, expires_at)
    values (${person.id}::uuid, ${hash}, now() + make_interval(days => ${invitationDays}))
    on conflict (user_id) do update set hash = excluded.hash, expires_at = excluded.expires_at`)
  await forgetMails(req, person.id)
  const data = { invitedAt: new Date().toISOString() }
  await req.payload.db.updateOne({ collection: 'users', id: person.id, data, req })
  const locale = person.language ?? 'ar'
  await queueMail(req, {
    key: `studio-invitation:${person.id}:${hash.slice(0, 12)}`,
    template: 'studio-invitation',
    locale,
    to: person.email,
    values: {
      name: person.name,
      inviter: req.user?.name ?? '',
      role: roleWords[person.role][locale],
      task: roleSentences[person.role][locale],
      invitationUrl: `${readEnv().studioOrigin}/admin/invitation?token=${token}`,
      days: String(invitationDays),
    },
  })
  await noteAct(req, { act: 'invited', subject: 'users', id: person.id, detail: person.email })
}

/** A link that no longer works is nobody's to send; what was sent loses its words. */
export async function forgetMails(req: PayloadRequest, id: string): Promise<void> {
  await (await statementsOf(req)).execute(sql`
    update outbox set html = '', text = '',
      state = case when state = 'waiting' then 'cancelled' else state end,
      next_at = case when state = 'waiting' then null else next_at end
    where kind = 'studio-invitation' and key like ${`studio-invitation:${id}:%`}`)
}
