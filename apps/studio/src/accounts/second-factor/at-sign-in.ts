/**
 * The door after a right password. Whatever else it needs is asked for in the same request, so that
 * there is either a whole session or none: what was begun is rolled back with the log-in.
 */
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { Said } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { takeBackOne } from '../sign-in/guard-login.ts'
import { passwordFault } from '../sign-in/password-rule.ts'
import { proofOf } from './check-code.ts'
import type { FactorAct, Person } from './news.ts'
import { tellFactor } from './news.ts'
import { acceptOffer, makeOffer, type Offer } from './offer.ts'
import { factorOf, isRequiredFor } from './store.ts'
import { factorWords } from './words.ts'

type Given = Partial<Record<'password' | 'code' | 'newPassword' | 'offer', unknown>>
type Entering = Person & { mustChangePassword?: boolean | null; sessions?: { id: string }[] }

/** What a log-in answers whose password is right and that needs more. */
export type Need = { needs: 'code' | 'password' } | ({ needs: 'factor' } & Offer)

class MoreNeeded extends APIError<Need> {
  constructor(message: string, need: Need) {
    super(message, 403, need, true)
    this.name = 'MoreNeeded'
  }
}

/** The same answer as for a wrong password, with other words. */
class WrongCode extends APIError {
  constructor(message: string) {
    super(message, 401, null, true)
    this.name = 'WrongCode'
  }
}

/** Levels of the log: a wrong code or a missing factor is not logged as an error. */
export const factorLevels = { MoreNeeded: 'info', WrongCode: 'info' } as const

export const askForMore: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  // A forgotten password is set by a letter; nobody comes in by it.
  if (context.isForgotten) return user
  const given = (req.data ?? {}) as Given
  const person = user as unknown as Entering
  const acts = [
    await askForCode(req, person, given),
    await askForPassword(req, person, given),
    await askForFactor(req, person, given),
  ]
  context.factorActs = acts.filter(Boolean)
  return user
}

async function askForCode(
  req: PayloadRequest,
  person: Entering,
  { code }: Given,
): Promise<FactorAct | undefined> {
  if (!(await factorOf(req, person.id))) return undefined
  if (!code) return refuseFor(req, person, factorWords.needsCode, { needs: 'code' })
  const proof = await proofOf(req, person.id, code)
  if (!proof) throw new WrongCode(sayTo(req, factorWords.wrongCode))
  return proof === 'recovery' ? 'recovery-used' : undefined
}

async function askForPassword(
  req: PayloadRequest,
  person: Entering,
  { password, newPassword }: Given,
): Promise<undefined> {
  if (!person.mustChangePassword) return
  if (typeof newPassword !== 'string' || newPassword === '')
    return refuseFor(req, person, factorWords.needsPassword, { needs: 'password' })
  const about = [person.email, person.name ?? '']
  const fault =
    newPassword === password ? factorWords.samePassword : passwordFault(newPassword, about)
  if (fault) refuseField(req, person, 'newPassword', fault)
  await setPassword(req, person, String(password), newPassword)
}

/** As the person's own change, made in the session that is just being opened. */
async function setPassword(req: PayloadRequest, person: Entering, own: string, password: string) {
  const former = req.user
  const _sid = person.sessions?.at(-1)?.id
  req.user = { ...person, collection: 'users', _sid } as never
  const data = { password, currentPassword: own } as never
  await req.payload.update({ collection: 'users', id: person.id, data, req, overrideAccess: true })
  req.user = former
}

async function askForFactor(
  req: PayloadRequest,
  person: Entering,
  { offer, code }: Given,
): Promise<FactorAct | undefined> {
  if (!(await isRequiredFor(req, String(person.role)))) return undefined
  if (await factorOf(req, person.id)) return undefined
  if (!offer) {
    const made = makeOffer(person.id, person.email)
    return refuseFor(req, person, factorWords.needsFactor, { needs: 'factor', ...made })
  }
  const recoveryCodes = await acceptOffer(req, person.id, { offer, code })
  if (!recoveryCodes) return refuseField(req, person, 'code', factorWords.wrongFirstCode)
  req.context.recoveryCodes = recoveryCodes
  return 'factor-on'
}

function refuseFor(req: PayloadRequest, { email }: Entering, words: Said, need: Need): never {
  takeBackOne(req, email)
  throw new MoreNeeded(sayTo(req, words), need)
}

function refuseField(req: PayloadRequest, { email }: Entering, path: string, words: Said): never {
  takeBackOne(req, email)
  const errors = [{ path, message: sayTo(req, words) }]
  throw new ValidationError({ collection: 'users', errors, req })
}

/** Mails and logs changes made during a log-in, once nothing can refuse it any more. */
export const tellSignIn: CollectionAfterLoginHook = async ({ context, req, user }) => {
  const person = user as unknown as Person
  for (const act of (context.factorActs as FactorAct[] | undefined) ?? [])
    await tellFactor(req, act, person, person)
}

/** Recovery codes are shown in the answer to the log-in that made them, and never again. */
export const showRecoveryCodes: CollectionAfterOperationHook = ({ operation, req, result }) => {
  const { recoveryCodes } = req.context
  if ((operation as string) !== 'login' || !recoveryCodes) return result
  return { ...(result as object), recoveryCodes }
}

export const noteForgotten: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'resetPassword') req.context.isForgotten = true
  return args
}

/** A letter that sets a password opens no session: its reader comes in by the door, with every factor. */
export const openNoSession: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  const { user } = result as { user?: { id: string } }
  if ((operation as string) !== 'resetPassword' || !user) return result
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data: { sessions: [] }, req })
  return { ...(result as object), token: '' }
}
