/**
 * `GET /api/users/ID/second-factor`: whether it is on. `POST …/offer` gives a new secret; `POST …` with it
 * and a code turns it on; `…/recovery-codes` makes new ones; `…/off` turns it off, for others as an
 * administrator's reset. Each change asks for the password of whoever makes it.
 */
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { may, mayManage } from '../../platform/access/may.ts'
import type { Said } from '../../platform/i18n/say.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireOwnHand } from '../sign-in/own-hand.ts'
import { endSessionsBut } from '../sign-in/session-endpoints.ts'
import { proofOf } from './check-code.ts'
import { newRecoveryCodes } from './codes.ts'
import { inTransaction } from './in-transaction.ts'
import { type Person, tellFactor } from './news.ts'
import { acceptOffer, makeOffer } from './offer.ts'
import { factorOf, isRequiredFor, keepRecoveryCodes, removeFactor } from './store.ts'
import { factorWords } from './words.ts'

type Body = Partial<Record<'offer' | 'code' | 'currentPassword', unknown>>
type Work = (req: PayloadRequest, person: Person, body: Body) => Promise<object>

export type FactorState = {
  isOn: boolean
  since?: string
  codesLeft?: number
  isRequired: boolean
  isOwn: boolean
}

export const factorEndpoints: Endpoint[] = [
  { path: '/:id/second-factor', method: 'get', handler: about(stateOf, 'anybody') },
  { path: '/:id/second-factor', method: 'post', handler: about(turnOn, 'own') },
  { path: '/:id/second-factor/offer', method: 'post', handler: about(offer, 'own') },
  { path: '/:id/second-factor/recovery-codes', method: 'post', handler: about(renew, 'own') },
  { path: '/:id/second-factor/off', method: 'post', handler: about(turnOff, 'anybody') },
]

/** @param whose `own`: nobody does this for another; `anybody`: administrators do. */
function about(work: Work, whose: 'own' | 'anybody'): PayloadHandler {
  return async (req) => {
    const id = String(req.routeParams?.id ?? '')
    if (!req.user) return new Response(null, { status: 401 })
    const isAllowed = req.user.id === id || (whose === 'anybody' && may(req.user, 'manageSignIns'))
    if (!isAllowed) return new Response(null, { status: 403 })
    const person = await req.payload.db.findOne<Person>({
      collection: 'users',
      where: { id: { equals: id } },
      req,
    })
    if (!person) return new Response(null, { status: 404 })
    if (!mayManage(req.user, person)) return new Response(null, { status: 403 })
    const body: Body | undefined = await req.json?.().catch(() => undefined)
    const answer = await inTransaction(req, () => work(req, person, body ?? {}))
    return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })
  }
}

async function stateOf(req: PayloadRequest, { id, role }: Person): Promise<FactorState> {
  const factor = await factorOf(req, id)
  const isRequired = await isRequiredFor(req, String(role))
  return { isOn: Boolean(factor), ...factor, isRequired, isOwn: req.user?.id === id }
}

async function offer(req: PayloadRequest, { id, email }: Person): Promise<object> {
  if (await factorOf(req, id)) refuse(req, factorWords.alreadyOn, 409)
  return makeOffer(id, email)
}

async function turnOn(req: PayloadRequest, person: Person, body: Body): Promise<object> {
  await requireOwnHand(req, body.currentPassword)
  if (await factorOf(req, person.id)) refuse(req, factorWords.alreadyOn, 409)
  const recoveryCodes = await acceptOffer(req, person.id, { offer: body.offer, code: body.code })
  if (!recoveryCodes) return refuse(req, factorWords.wrongFirstCode)
  // Sessions that were opened by the password alone end; this one has just shown both.
  await endSessionsBut(req, person.id)
  await tellFactor(req, 'factor-on', person)
  return { recoveryCodes }
}

async function renew(req: PayloadRequest, person: Person, body: Body): Promise<object> {
  await requireBoth(req, person, body)
  const recoveryCodes = newRecoveryCodes()
  await keepRecoveryCodes(req, person.id, recoveryCodes)
  await tellFactor(req, 'recovery-made', person)
  return { recoveryCodes }
}

async function turnOff(req: PayloadRequest, person: Person, body: Body): Promise<object> {
  const isOwn = req.user?.id === person.id
  if (isOwn) await requireBoth(req, person, body)
  else await requireOwnHand(req, body.currentPassword)
  if (!(await removeFactor(req, person.id))) refuse(req, factorWords.isNotOn, 409)
  await tellFactor(req, isOwn ? 'factor-off' : 'factor-reset', person)
  return {}
}

async function requireBoth(req: PayloadRequest, { id }: Person, body: Body): Promise<void> {
  await requireOwnHand(req, body.currentPassword)
  if (!(await factorOf(req, id))) refuse(req, factorWords.isNotOn, 409)
  if (!(await proofOf(req, id, body.code))) refuse(req, factorWords.wrongCode)
}

function refuse(req: PayloadRequest, words: Said, status = 400): never {
  throw new Refusal(req, words, status)
}
