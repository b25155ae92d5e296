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
import type { User } from '../../payload-types.ts'
import type { Said } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { takeBackOne } from '../sign-in/guard-login.ts'
import { passwordFault } from '../sign-in/password-rule.ts'
import { proofOf } from './check-code.ts'
import type { FactorAct } from './news.ts'
import { tellFactor } from './news.ts'
import { acceptOffer, makeOffer, type Offer } from './offer.ts'
import { factorOf, isRequiredFor } from './store.ts'
import { factorWords } from './words.ts'

type Given = Partial<Record<'password' | 'code' | 'newPassword' | 'offer', unknown>>

declare module 'payload' {
  interface RequestContext {
    /** What happened to a second factor during a log-in, told once it is through. */
    factorActs?: FactorAct[]
  }
}

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

/** Of somebody who left: told only after a right password. */
class AccountClosed extends APIError {
  constructor(message: string) {
    super(message, 403, null, true)
    this.name = 'AccountClosed'
  }
}

/** Levels of the log: a wrong code or a missing factor is not logged as an error. */
export const factorLevels = {
  MoreNeeded: 'info',
  WrongCode: 'info',
  AccountClosed: 'info',
} as const

export const askForMore: CollectionBeforeLoginHook<User> = async ({ context, req, user }) => {
  // A forgotten password is set by a letter; nobody comes in by it.
  if (context.isForgotten) return user
  if (user.leftAt) throw new AccountClosed(sayTo(req, factorWords.hasLeft))
  const given: Given = req.data ?? {}
  const acts = [
    await askForCode(req, user, given),
    await askForPassword(req, user, given),
    await askForFactor(req, user, given),
  ]
  context.factorActs = acts.filter((act) => act !== undefined)
  return user
}

async function askForCode(
  req: PayloadRequest,
  person: User,
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
  person: User,
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
async function setPassword(req: PayloadRequest, person: User, own: string, password: string) {
  const former = req.user
  const _sid = person.sessions?.at(-1)?.id
  const entered: User & { _sid: string | undefined } = { ...person, collection: 'users', _sid }
  req.user = entered
  const data = { password, currentPassword: own }
  await req.payload.update({ collection: 'users', id: person.id, data, req, overrideAccess: true })
  req.user = former
}

async function askForFactor(
  req: PayloadRequest,
  person: User,
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

function refuseFor(req: PayloadRequest, { email }: User, words: Said, need: Need): never {
  takeBackOne(req, email)
  throw new MoreNeeded(sayTo(req, words), need)
}

function refuseField(req: PayloadRequest, { email }: User, path: string, words: Said): never {
  takeBackOne(req, email)
  const errors = [{ path, message: sayTo(req, words) }]
  throw new ValidationError({ collection: 'users', errors, req })
}

/** Mails and logs changes made during a log-in, once nothing can refuse it any more. */
export const tellSignIn: CollectionAfterLoginHook<User> = async ({ context, req, user }) => {
  for (const act of context.factorActs ?? []) await tellFactor(req, act, user, user)
}

/** Recovery codes are shown in the answer to the log-in that made them, and never again. */
export const showRecoveryCodes: CollectionAfterOperationHook<'users'> = ({
  operation,
  req,
  result,
}) => {
  const { recoveryCodes } = req.context
  if (operation !== 'login' || !recoveryCodes) return result
  return { ...result, recoveryCodes }
}

export const noteForgotten: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'resetPassword') req.context.isForgotten = true
  return args
}

/** A letter that sets a password opens no session: its reader comes in by the door, with every factor. */
export const openNoSession: CollectionAfterOperationHook<'users'> = async ({
  operation,
  req,
  result,
}) => {
  if (operation !== 'resetPassword' || !result.user) return result
  const id = String(result.user.id)
  await req.payload.db.updateOne({ collection: 'users', id, data: { sessions: [] }, req })
  return { ...result, token: '' }
}
