/**
 * What a person may still take back of a lead. The history decides, not who asks: the last line of its kind must be
 * their own and young. Of the tags, only the one that they touched comes or goes; those of colleagues stay.
 */
import type { PayloadRequest, Where } from 'payload'
import type { Activity, Lead } from '../../payload-types.ts'
import { nameOfUser } from '../../platform/history/changes.ts'
import { say } from '../../platform/i18n/say.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { LeadStage } from '../stages.ts'
import type { Before } from './change-many.ts'

/** Somebody who looks at a board sees at once what they did wrong. Minutes. */
const undoMinutes = 10

/** @throws {Refusal} 409 where somebody moved it on, or too much time has passed. */
export async function takenBack(
  req: PayloadRequest,
  lead: Lead,
  { stage, owner, tag }: Partial<Before>,
): Promise<Partial<Lead>> {
  return {
    ...(stage ? await stageBack(req, lead) : {}),
    ...(owner === undefined ? {} : await ownerBack(req, lead, owner)),
    ...(tag ? await tagBack(req, lead, tag) : {}),
  }
}

async function stageBack(req: PayloadRequest, lead: Lead): Promise<Partial<Lead>> {
  const move = await ownLast(req, lead, { type: { equals: 'stage' } })
  if (!move.from || move.to !== lead.stage) throw new Refusal(req, tooLate, 409)
  const answeredByIt =
    lead.firstResponseAt && Date.parse(lead.firstResponseAt) >= Date.parse(move.at) - 5_000
  return {
    stage: move.from as LeadStage,
    ...(answeredByIt ? { firstResponseAt: null } : {}),
    ...(lead.stage === 'lost' ? { lostReason: null } : {}),
  }
}

/** The history knows colleagues by their names: the one who was told must bear the name that it has. */
async function ownerBack(
  req: PayloadRequest,
  lead: Lead,
  owner: string | null,
): Promise<Partial<Lead>> {
  const { from, to } = await ownLast(req, lead, { type: { equals: 'owner' } })
  const [was, is] = await Promise.all([nameOfUser(req, owner), nameOfUser(req, lead.owner)])
  if ((from ?? undefined) !== was || (to ?? undefined) !== is) throw new Refusal(req, tooLate, 409)
  return { owner }
}

async function tagBack(req: PayloadRequest, lead: Lead, tag: string): Promise<Partial<Lead>> {
  const isAbout: Where = { or: [{ from: { equals: tag } }, { to: { equals: tag } }] }
  const { to } = await ownLast(req, lead, { and: [{ type: { equals: 'tag' } }, isAbout] })
  const others = (lead.tags ?? []).filter((one) => one !== tag)
  return { tags: to ? others : [...others, tag] }
}

async function ownLast(req: PayloadRequest, { id }: Lead, kind: Where): Promise<Activity> {
  const { docs } = await req.payload.find({
    collection: 'activities',
    where: { and: [{ lead: { equals: id } }, kind] },
    sort: '-at',
    limit: 1,
    depth: 0,
    req,
    overrideAccess: true,
  })
  const [last] = docs
  const age = Date.now() - Date.parse(last?.at ?? '')
  const isMine = last?.actor && last.actor === req.user?.id
  if (!last || !isMine || !(age < undoMinutes * 60_000)) throw new Refusal(req, tooLate, 409)
  return last
}

const tooLate = say(
  'لا يُتراجع عنه: غيّره شخص آخر أو مضى عليه وقت',
  'It cannot be taken back: somebody else changed it since, or too much time has passed',
)
