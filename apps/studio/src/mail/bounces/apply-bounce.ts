/** What a bounce changes: the mail, the subscriber who is not reached, and the history of its lead. */
import { sql } from '@payloadcms/db-postgres'
import { readEmail } from '@wajiha/contract/forms'
import type { PayloadRequest } from 'payload'
import { statementsOf } from '../../platform/database/statements.ts'
import { recordActivity } from '../../platform/history/record-activity.ts'
import { leaveList } from '../leave-list.ts'
import type { BouncedMail } from './find-mail.ts'

export type Bounce = { weight: 'hard' | 'soft'; reason: string; at: Date }

/** So many soft bounces in a row count as a hard one. */
const softInARow = 3

/**
 * In the caller's transaction, with the row locked. A hard bounce makes a mail that failed, with a button
 * to send it again.
 *
 * @returns `repeated` when the mail was known to bounce so, and nothing changed.
 */
export async function applyBounce(
  req: PayloadRequest,
  mail: BouncedMail,
  bounce: Bounce,
): Promise<'hard' | 'soft' | 'repeated'> {
  const { weight, reason, at } = bounce
  if (mail.bounce === 'hard' || mail.bounce === weight) return 'repeated'
  await mark(req, mail, bounce)
  const isGone = weight === 'hard' || (await isThirdInARow(req, mail))
  if (isGone)
    for (const id of await subscribersOf(req, mail)) await leaveList(req, id, 'bounced', at)
  const [about, id] = [mail.aboutCollection, mail.aboutId]
  if (id && (about === 'leads' || about === 'applications'))
    await recordActivity(req, {
      type: 'mail',
      ...(about === 'leads' ? { lead: id } : { application: id }),
      to: weight === 'hard' ? 'mail-bounced' : 'mail-bounced-once',
      note: `${mail.to} ${reason}`.trim(),
    })
  return weight
}

async function mark(req: PayloadRequest, { id }: BouncedMail, { weight, reason, at }: Bounce) {
  await (await statementsOf(req)).execute(sql`
    update outbox
    set bounce = ${weight}, bounced_at = ${at.toISOString()}, bounce_reason = ${reason},
        state = case when ${weight === 'hard'} and state = 'sent' then 'failed' else state end,
        last_error = case when ${weight === 'hard'} and state = 'sent'
          then ${`bounced: ${reason}`} else last_error end,
        updated_at = now()
    where id = ${id}`)
}

/**
 * Whether this mail is one of three to the same address, one after the other as they were sent, that
 * all came back: reports may arrive in any order, and one mail that arrived begins anew.
 */
async function isThirdInARow(req: PayloadRequest, { id, to }: BouncedMail): Promise<boolean> {
  const { rows } = await (await statementsOf(req)).execute<{ id: string; came: boolean }>(sql`
    select id, bounce is null as came from outbox
    where lower("to") = lower(${to}) and sent_at is not null order by sent_at desc limit 20`)
  const at = rows.findIndex((row) => row.id === id)
  const isBack = (index: number) => rows[index]?.came === false
  let [first, last] = [at, at]
  while (isBack(first - 1)) first -= 1
  while (isBack(last + 1)) last += 1
  return at >= 0 && last - first + 1 >= softInARow
}

/** Whoever is on the list with this address, unless they confirmed it after the mail had left. */
async function subscribersOf(req: PayloadRequest, mail: BouncedMail): Promise<string[]> {
  const own = mail.aboutCollection === 'subscribers' ? mail.aboutId : null
  const norm = readEmail(mail.to)?.norm ?? null
  const { rows } = await (await statementsOf(req)).execute<{ id: string }>(sql`
    select id::text as id from subscribers
    where (id::text = ${own} or email_norm = ${norm}) and state in ('pending', 'confirmed')
      and (confirmed_at is null or ${mail.sentAt}::timestamptz is null
        or confirmed_at <= ${mail.sentAt}::timestamptz)`)
  return rows.map(({ id }) => id)
}
