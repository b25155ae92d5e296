/**
 * Two leads of one person as one. The one that goes stays as it came, as a duplicate that leads to the one
 * that stands: its message, history, notes, mails and files are read there, and nothing is moved or lost.
 */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { noteAct } from '../../audit/note-act.ts'
import type { Lead } from '../../payload-types.ts'
import { among } from '../../platform/database/among.ts'
import { statementsOf } from '../../platform/database/statements.ts'
import { recordActivity } from '../../platform/history/record-activity.ts'
import { type Said, say } from '../../platform/i18n/say.ts'
import { Refusal } from '../../platform/refusal.ts'
import { joinPeople } from './join-people.ts'
import { joinedValues } from './joined-values.ts'

/**
 * In the transaction of the request, in the name of its user.
 *
 * @throws `Refusal` (409) in words where these two cannot be merged.
 */
export async function mergeLeads(req: PayloadRequest, keptId: string, otherId: string) {
  if (keptId === otherId) throw new Refusal(req, words.same, 409)
  const statements = await statementsOf(req)
  // In one order for everybody, so that two who merge crosswise do not wait for each other.
  await statements.execute(
    sql`select id from leads where id::text in ${among([keptId, otherId])} order by id for update`,
  )
  const options = { collection: 'leads', depth: 0, req, overrideAccess: true } as const
  const kept = await req.payload.findByID({ ...options, id: keptId })
  const other = await req.payload.findByID({ ...options, id: otherId })
  refuse(req, kept, other)
  const person = await joinPeople(req, idOf(kept.person), idOf(other.person))
  await req.payload.update({
    ...options,
    id: keptId,
    data: { ...joinedValues(kept, other), person: person ?? null },
    // The stage that the other had come to, by whatever steps.
    context: { leadsFreely: true },
  })
  await req.payload.update({
    ...options,
    id: otherId,
    data: { stage: 'duplicate', mergedInto: keptId },
    context: { leadsFreely: true },
  })
  // What had been merged into that one leads straight to the one that stands.
  await statements.execute(
    sql`update leads set merged_into_id = ${keptId} where merged_into_id = ${otherId}`,
  )
  const [mine, its] = [numberOf(kept), numberOf(other)]
  await recordActivity(req, { type: 'merged', lead: keptId, from: its, to: mine })
  await recordActivity(req, { type: 'merged', lead: otherId, from: its, to: mine })
  await noteAct(req, { act: 'merge', subject: 'leads', id: keptId, detail: `${its} → ${mine}` })
}

function refuse(req: PayloadRequest, kept: Lead, other: Lead): void {
  const both = [kept, other]
  const why = both.some(({ mergedInto }) => mergedInto)
    ? words.merged
    : both.some(({ stage }) => stage === 'spam')
      ? words.spam
      : both.some(({ anonymisedAt }) => anonymisedAt)
        ? words.erased
        : other.stage === 'won'
          ? words.won
          : undefined
  if (why) throw new Refusal(req, why, 409)
}

const numberOf = ({ number, reference }: Lead) => (number ? `#${number}` : (reference ?? ''))
const idOf = (relation: string | { id: string } | null | undefined) =>
  (typeof relation === 'object' ? relation?.id : relation) ?? undefined

const words = {
  same: say('لا يُدمج العميل في نفسه', 'A lead is not merged into itself'),
  merged: say('أحدهما مدموج من قبل', 'One of them has been merged already'),
  spam: say(
    'أحدهما في صندوق الرسائل المزعجة؛ أخرجه أوّلًا',
    'One of them is in the spam tray; release it first',
  ),
  erased: say('مُحيت بيانات أحدهما', 'The data of one of them was erased'),
  won: say(
    'تمّ الاتّفاق مع الآخر، فليكن هو الباقي: ادمج هذا فيه',
    'The other one was won: let it be the one that stays, and merge this one into it',
  ),
} satisfies Record<string, Said>
