/**
 * Several leads changed at once, each for itself: what may not be stays as it was and is named with its reason.
 * What was done can be taken back for a while, by whoever did it.
 */
import type { PayloadRequest } from 'payload'
import type { Lead } from '../../payload-types.ts'
import { inOwnTransaction } from '../../platform/database/transactions.ts'
import { fieldOf, membersOf } from '../../platform/objects.ts'
import { OneAct, takePart } from '../../platform/one-act.ts'
import { holdLead } from '../lock-row.ts'
import type { LeadStage } from '../stages.ts'
import { takenBack } from './take-back.ts'

export type Change = {
  stage?: LeadStage
  lostReason?: Lead['lostReason']
  /** Of the colleague; null for nobody. */
  owner?: string | null
  addTag?: string
}

/** What a lead was before, as far as it was changed; of the tags, the one that was added. */
export type Before = Pick<Lead, 'id'> & {
  stage?: LeadStage
  owner?: string | null
  tag?: string
}
export type Outcome = { done: Before[]; refused: { id: string; message: string }[] }

export const changeMany = (req: PayloadRequest, ids: readonly string[], change: Change) =>
  eachOf(req, ids, async (own, lead) => {
    const { addTag, ...data } = change
    const tags = addTag ? [...(lead.tags ?? []), addTag] : undefined
    const now = await own.payload.update({
      collection: 'leads',
      id: lead.id,
      data: { ...data, ...(tags ? { tags } : {}) },
      depth: 0,
      req: own,
      overrideAccess: false,
    })
    const owner = idOf(lead.owner) ?? null
    const tag = now.tags?.find((one) => !lead.tags?.includes(one))
    return {
      id: lead.id,
      ...(change.stage && change.stage !== lead.stage ? { stage: lead.stage } : {}),
      ...(change.owner === undefined || change.owner === owner ? {} : { owner }),
      ...(tags && tag ? { tag } : {}),
    }
  })

/** Takes back what this person did last, as far as the history says that it still is the last. */
export const undoMany = (req: PayloadRequest, before: readonly Before[]) => {
  const wanted = new Map(before.map((one) => [one.id, one]))
  return eachOf(req, [...wanted.keys()], async (own, lead) => {
    await own.payload.update({
      collection: 'leads',
      id: lead.id,
      data: await takenBack(own, lead, wanted.get(lead.id) ?? {}),
      // A stage also where the stages lead no way back.
      context: { leadsFreely: true },
      depth: 0,
      req: own,
      // The moment of the first answer is no field that people write.
      overrideAccess: true,
    })
    return { id: lead.id }
  })
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
          await holdLead(own, id)
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
