/** A colleague's answer by mail: into the outbox and the lead's story, and the clock of the answer stops. */

import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Lead } from '../../payload-types.ts'
import { statementsOf } from '../../platform/database/statements.ts'
import { recordActivity } from '../../platform/history/record-activity.ts'
import { type Said, say } from '../../platform/i18n/say.ts'
import { saidOnly } from '../../platform/objects.ts'
import { Refusal } from '../../platform/refusal.ts'

export type Answer = {
  /** Of this one answer: sent twice, it is one mail. */
  key: string
  locale: Locale
  subject: string
  text: string
}

/**
 * In the transaction of the request, in the name of its user.
 *
 * @throws `Refusal` (409) where nobody can be answered by mail.
 */
export async function answerLead(req: PayloadRequest, id: string, answer: Answer): Promise<void> {
  const options = { collection: 'leads', id, depth: 0, req, overrideAccess: true } as const
  const statements = await statementsOf(req)
  await statements.execute(sql`select id from leads where id = ${id} for update`)
  const lead = await req.payload.findByID(options)
  refuseUnanswerable(req, lead)
  const key = `lead-answer:${id}:${answer.key}`
  const { rows } = await statements.execute(sql`select id from outbox where key = ${key}`)
  if (rows.length > 0) return
  const house = await req.payload.findGlobal({ slug: 'desk', depth: 0, req, overrideAccess: true })
  const replyTo = house.answersReplyTo === 'agency' ? undefined : req.user?.email
  await queueMail(req, {
    key,
    template: 'lead-answer',
    locale: answer.locale,
    to: lead.email ?? '',
    ...(replyTo ? { replyTo } : {}),
    values: saidOnly({
      subject: answer.subject,
      answer: answer.text,
      number: lead.number ? String(lead.number) : undefined,
      colleague: req.user?.name,
    }),
    about: { collection: 'leads', id },
  })
  await recordActivity(req, {
    type: 'mail',
    lead: id,
    from: answer.key,
    to: 'mail-answered',
    note: `${answer.subject}\n\n${answer.text}`,
  })
  const moves = lead.stage === 'new' && house.answerMoves !== false
  if (!moves && lead.firstResponseAt) return
  // A move out of “New” stops the clock by itself.
  const data = moves
    ? { stage: 'contacted' as const }
    : { firstResponseAt: new Date().toISOString() }
  await req.payload.update({ ...options, data })
}

function refuseUnanswerable(req: PayloadRequest, lead: Lead): void {
  const why = !lead.email
    ? words.noAddress
    : lead.mergedInto
      ? words.merged
      : lead.stage === 'spam'
        ? words.spam
        : lead.anonymisedAt
          ? words.noAddress
          : undefined
  if (why) throw new Refusal(req, why, 409)
}

const words = {
  noAddress: say('لا بريد لهذا العميل', 'No e-mail address is known of this lead'),
  merged: say(
    'دُمج هذا الطلب في غيره؛ أجب من هناك',
    'This lead was merged into another one; answer from there',
  ),
  spam: say('أخرجه من صندوق الرسائل المزعجة أوّلًا', 'Release it from the spam tray first'),
} satisfies Record<string, Said>
