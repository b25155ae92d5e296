/**
 * Several leads changed at once, each for itself: what may not be stays as it was and is named with its reason.
 * What was done can be taken back for a while, by whoever did it.
 */
import type { PayloadRequest } from 'payload'
import type { Lead } from '../../payload-types.ts'
import { inOwnTransaction } from '../../platform/database/transactions.ts'
import { say } from '../../platform/i18n/say.ts'
import { fieldOf, membersOf } from '../../platform/objects.ts'
import { OneAct, takePart } from '../../platform/one-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { LeadStage } from '../stages.ts'

export type Change = {
  stage?: LeadStage
  lostReason?: Lead['lostReason']
  /** Of the colleague; null for nobody. */
  owner?: string | null
  addTag?: string
}

/** What a lead was before, as far as it was changed. */
export type Before = Pick<Lead, 'id'> & {
  stage?: LeadStage
  owner?: string | null
  tags?: string[]
}
export type Outcome = { done: Before[]; refused: { id: string; message: string }[] }

/** Somebody who looks at a board sees at once what they did wrong. Minutes. */
const undoMinutes = 10

export const changeMany = (req: PayloadRequest, ids: readonly string[], change: Change) =>
  eachOf(req, ids, async (own, lead) => {
    const { addTag, ...data } = change
    const tags = addTag ? [...(lead.tags ?? []), addTag] : undefined
    await own.payload.update({
      collection: 'leads',
      id: lead.id,
      data: { ...data, ...(tags ? { tags } : {}) },
      depth: 0,
      req: own,
      overrideAccess: false,
    })
    return {
      id: lead.id,
      ...(change.stage ? { stage: lead.stage } : {}),
      ...(change.owner === undefined ? {} : { owner: idOf(lead.owner) ?? null }),
      ...(tags ? { tags: lead.tags ?? [] } : {}),
    }
  })

/** Takes back what this person did last; a stage also where the stages lead no way back. */
export const undoMany = (req: PayloadRequest, before: readonly Before[]) => {
  const wanted = new Map(before.map((one) => [one.id, one]))
  return eachOf(req, [...wanted.keys()], async (own, lead) => {
    const was = wanted.get(lead.id)
    const back = was?.stage ? await stageBack(own, lead) : undefined
    await own.payload.update({
      collection: 'leads',
      id: lead.id,
      data: {
        ...back,
        ...(was?.owner === undefined ? {} : { owner: was.owner }),
        ...(was?.tags ? { tags: was.tags } : {}),
      },
      context: { leadsFreely: true },
      depth: 0,
      req: own,
      // The moment of the first answer is no field that people write.
      overrideAccess: true,
    })
    return { id: lead.id }
  })
}

/** By the history: the last move must be this person's own, and young. */
async function stageBack(req: PayloadRequest, lead: Lead): Promise<Partial<Lead>> {
  const { docs } = await req.payload.find({
    collection: 'activities',
    where: { and: [{ lead: { equals: lead.id } }, { type: { equals: 'stage' } }] },
    sort: '-at',
    limit: 1,
    depth: 0,
    req,
    overrideAccess: true,
  })
  const [move] = docs
  const age = Date.now() - Date.parse(move?.at ?? '')
  const isMine = move?.actor === req.user?.id && move?.to === lead.stage
  if (!move?.from || !isMine || !(age < undoMinutes * 60_000)) throw new Refusal(req, tooLate, 409)
  const answeredByIt =
    lead.firstResponseAt && Date.parse(lead.firstResponseAt) >= Date.parse(move.at) - 5_000
  return {
    stage: move.from as LeadStage,
    ...(answeredByIt ? { firstResponseAt: null } : {}),
    ...(lead.stage === 'lost' ? { lostReason: null } : {}),
  }
}

type Work = (own: PayloadRequest, lead: Lead) => Promise<Before>

/**
 * One after another, each in a transaction of its own and in the name and language of whoever asked. What is to be
 * said of all of them is said in one more.
 */
async function eachOf(req: PayloadRequest, ids: readonly string[], work: Work): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] }
  const { payload, user, i18n } = req
  const act = new OneAct()
  for (const id of ids)
    try {
      const done = await inOwnTransaction(
        payload,
        async (fresh) => {
          const own = Object.assign(fresh, { i18n })
          takePart(own, act)
          const options = { collection: 'leads', id, depth: 0, req: own } as const
          return work(own, await own.payload.findByID({ ...options, overrideAccess: false }))
        },
        { user },
      )
      outcome.done.push(done)
    } catch (error) {
      outcome.refused.push({ id, message: wordsOf(error) })
    }
  await inOwnTransaction(payload, (fresh) => act.end(Object.assign(fresh, { i18n })), { user })
  return outcome
}

function wordsOf(error: unknown): string {
  const [first] = membersOf(fieldOf(fieldOf(error, 'data'), 'errors'))
  const said = fieldOf(first, 'message')
  if (typeof said === 'string') return said
  return error instanceof Error ? error.message : String(error)
}

const idOf = (relation: string | { id: string } | null | undefined) =>
  typeof relation === 'object' ? relation?.id : relation

const tooLate = say(
  'لا يُتراجع عنه: غيّره شخص آخر أو مضى عليه وقت',
  'It cannot be taken back: somebody else changed it since, or too much time has passed',
)
