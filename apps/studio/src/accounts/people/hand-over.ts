/**
 * `GET /api/users/ID/hand-over` counts what is open and somebody's; `POST` gives it to a colleague, closes the
 * account and retires their cards, all of it or nothing. `POST …/return` opens the account again.
 */
import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload'
import { noteAct } from '../../audit/note-act.ts'
import type { User } from '../../payload-types.ts'
import { may, mayManage, rolesThat } from '../../platform/access/may.ts'
import type { Said } from '../../platform/i18n/say.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../second-factor/in-transaction.ts'
import { requireOwnHand } from '../sign-in/own-hand.ts'
import { hasOwnerBeside } from './keep-roles.ts'
import { open } from './open-work.ts'
import { handOverWords } from './words.ts'

const duties = { leads: 'holdLeads', applications: 'holdApplications' } as const

export type HandOver = {
  /** Interviews stay theirs: who talks with an applicant is chosen for each, and told them. */
  counts: Record<'leads' | 'nextActions' | 'applications' | 'interviews' | 'cards', number>
  /** Who may take over: of each, for what. */
  colleagues: { id: string; name: string; takes: (keyof typeof duties)[] }[]
}

export const handOverEndpoints: Endpoint[] = [
  { path: '/:id/hand-over', method: 'get', handler: (req) => about(req, count) },
  { path: '/:id/hand-over', method: 'post', handler: (req) => about(req, handOver) },
  { path: '/:id/return', method: 'post', handler: (req) => about(req, letBack) },
]

async function about(
  req: PayloadRequest,
  work: (req: PayloadRequest, person: User) => Promise<object>,
): Promise<Response> {
  const id = String(req.routeParams?.id ?? '')
  if (!req.user) return new Response(null, { status: 401 })
  const isManager = may(req.user, 'manageSignIns') && req.user.id !== id
  if (!isManager) return new Response(null, { status: 403 })
  const where = { id: { equals: id } }
  const person = await req.payload.db.findOne<User>({ collection: 'users', where, req })
  if (!person) return new Response(null, { status: 404 })
  if (!mayManage(req.user, person)) return new Response(null, { status: 403 })
  const answer = await inTransaction(req, () => work(req, person))
  return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })
}

async function count(req: PayloadRequest, { id }: User): Promise<HandOver> {
  const many = async (collection: CollectionSlug, where: Where) =>
    (await req.payload.count({ collection, where, overrideAccess: true, req })).totalDocs
  return {
    counts: {
      leads: await many('leads', open.leads(id)),
      nextActions: await many('leads', { ...open.leads(id), nextActionAt: { exists: true } }),
      applications: await many('applications', open.applications(id)),
      interviews: await many('applications', open.interviews(id)),
      cards: await many('cards', open.cards(id)),
    },
    colleagues: await colleaguesOf(req, id),
  }
}

async function colleaguesOf(req: PayloadRequest, id: string): Promise<HandOver['colleagues']> {
  const holding = [...new Set([...rolesThat('holdLeads'), ...rolesThat('holdApplications')])]
  const { docs } = await req.payload.find({
    collection: 'users',
    where: {
      role: { in: holding },
      leftAt: { exists: false },
      invitedAt: { exists: false },
      id: { not_equals: id },
    },
    sort: 'name',
    limit: 200,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.map((one) => ({
    id: one.id,
    name: one.name,
    takes: (['leads', 'applications'] as const).filter((what) => may(one, duties[what])),
  }))
}

async function handOver(req: PayloadRequest, person: User): Promise<object> {
  const body: Partial<Record<'to' | 'currentPassword', unknown>> = (await req.json?.()) ?? {}
  await requireOwnHand(req, body.currentPassword)
  if (person.leftAt) refuse(req, handOverWords.isGone)
  if (!(await hasOwnerBeside(req, person.id))) refuse(req, handOverWords.lastOwner)
  const { counts, colleagues } = await count(req, person)
  const to = colleagues.find((one) => one.id === body.to)
  const lacks = (['leads', 'applications'] as const).filter(
    (what) => counts[what] > 0 && !to?.takes.includes(what),
  )
  if (lacks.length > 0) refuse(req, handOverWords.needsColleague)
  const moved = { depth: 0, overrideAccess: true, req } as const
  const { id } = person
  if (to && counts.leads > 0) await update(req, 'leads', open.leads(id), { owner: to.id })
  if (to && counts.applications > 0)
    await update(req, 'applications', open.applications(id), { assignee: to.id })
  await update(req, 'cards', open.cards(id), { state: 'left' })
  const data = { leftAt: new Date().toISOString(), sessions: [] }
  await req.payload.update({ collection: 'users', id, data, ...moved })
  const { leads, applications, cards } = counts
  const detail = `${person.email} → ${to?.name ?? '–'}: ${leads} + ${applications} + ${cards}`
  await noteAct(req, { act: 'handed-over', subject: 'users', id, detail })
  return counts
}

/** Each by its own hooks, which write its history. What is refused for one refuses all. */
async function update(req: PayloadRequest, collection: CollectionSlug, where: Where, data: object) {
  const { errors } = await req.payload.update({
    collection,
    where,
    data,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [first] = errors
  if (first) throw new Refusal(req, first.message, 409)
}

async function letBack(req: PayloadRequest, { id, email }: User): Promise<object> {
  const data = { leftAt: null }
  await req.payload.update({ collection: 'users', id, data, depth: 0, overrideAccess: true, req })
  await noteAct(req, { act: 'let-back', subject: 'users', id, detail: email })
  return {}
}

function refuse(req: PayloadRequest, words: Said): never {
  throw new Refusal(req, words, 409)
}
