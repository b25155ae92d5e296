/**
 * `POST /api/leads/many { ids, stage | owner | addTag }` and `POST /api/leads/undo { leads }`: what was done, as
 * it was before (of tags, the one that was added), and what was refused with why. 400 for what is no such question.
 */
import { isKeyOf } from '@wajiha/contract/records'
import type { Endpoint, PayloadHandler } from 'payload'
import { behind } from '../../platform/access/may.ts'
import { fieldOf, isRecord, membersOf } from '../../platform/objects.ts'
import { leadStages, lostReasons } from '../stages.ts'
import { type Before, type Change, changeMany, undoMany } from './change-many.ts'

const mostAtOnce = 100

const changeThem: PayloadHandler = async (req) => {
  const body: unknown = await req.json?.().catch(() => undefined)
  const ids = membersOf(fieldOf(body, 'ids')).filter((id) => typeof id === 'string')
  const change = readChange(body)
  if (ids.length === 0 || ids.length > mostAtOnce || !change)
    return new Response(null, { status: 400 })
  return Response.json(await changeMany(req, ids, change))
}

const undoThem: PayloadHandler = async (req) => {
  const body: unknown = await req.json?.().catch(() => undefined)
  const leads = membersOf(fieldOf(body, 'leads')).flatMap(readBefore)
  if (leads.length === 0 || leads.length > mostAtOnce) return new Response(null, { status: 400 })
  return Response.json(await undoMany(req, leads))
}

function readChange(body: unknown): Change | undefined {
  if (!isRecord(body)) return undefined
  const { stage, lostReason, owner, addTag } = body
  if (typeof stage === 'string')
    return isKeyOf(leadStages, stage)
      ? {
          stage,
          ...(typeof lostReason === 'string' && isKeyOf(lostReasons, lostReason)
            ? { lostReason }
            : {}),
        }
      : undefined
  if (typeof owner === 'string' || owner === null) return { owner }
  return typeof addTag === 'string' && addTag.trim() ? { addTag } : undefined
}

/** What was done, not what to write: the history has that. */
function readBefore(one: unknown): Before[] {
  if (!isRecord(one) || typeof one.id !== 'string') return []
  const { id, stage, owner, tag } = one
  const before = {
    ...(typeof stage === 'string' && isKeyOf(leadStages, stage) ? { stage } : {}),
    ...(typeof owner === 'string' || owner === null ? { owner } : {}),
    ...(typeof tag === 'string' && tag ? { tag } : {}),
  }
  return Object.keys(before).length > 0 ? [{ id, ...before }] : []
}

export const boardEndpoints: Endpoint[] = [
  { path: '/many', method: 'post', handler: behind('holdLeads', changeThem) },
  { path: '/undo', method: 'post', handler: behind('holdLeads', undoThem) },
]
