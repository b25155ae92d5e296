/** Log-ins: as slow for a stranger's name as for a colleague's, and limited by where they come from. */
import { setTimeout as pause } from 'node:timers/promises'
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { clientHeader } from '../../platform/server/where-from.ts'
import { createAttempts } from './attempts.ts'
import { compareWithNobody } from './password-hash.ts'

const attempts = createAttempts()

export const guardLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const { email, password }: { email?: unknown; password?: unknown } = args.data
  if (typeof email !== 'string' || typeof password !== 'string') return args
  await countLoginAttempt(req, email)
  const where = { email: { equals: folded(email) } }
  const found = await req.payload.db.findOne({ collection: 'users', where, select: {}, req })
  if (!found) await compareWithNobody(password)
  return args
}

export const countSuccess: CollectionAfterLoginHook = ({ req, user }) => {
  attempts.succeed(addressOf(req), folded(String(user.email)))
}

/** Counts an attempt on an account. @throws {TooManyAttempts} */
export async function countLoginAttempt(req: PayloadRequest, account: string): Promise<void> {
  const { isRefused, waitMs } = attempts.begin(addressOf(req), folded(account), Date.now())
  if (isRefused) {
    req.responseHeaders = new Headers({ 'Retry-After': '900' })
    throw new TooManyAttempts(sayTo(req, tooMany))
  }
  if (waitMs > 0) await pause(waitMs)
}

export const takeBackTurn = (req: PayloadRequest, account: string) =>
  attempts.succeed(addressOf(req), folded(account))

/** An attempt with a right password that still needs more: what was tried before it stays counted. */
export const takeBackOne = (req: PayloadRequest, account: string) =>
  attempts.takeBack(addressOf(req), folded(account))

export class TooManyAttempts extends APIError {
  constructor(message: string) {
    super(message, 429, null, true)
    this.name = 'TooManyAttempts'
  }
}

const addressOf = ({ headers }: PayloadRequest) => headers?.get(clientHeader) ?? ''
const folded = (email: string) => email.trim().toLowerCase()

const tooMany = say(
  'محاولات كثيرة من هذا المكان؛ انتظر ربع ساعة ثمّ حاول ثانيةً.',
  'Too many attempts from here; wait a quarter of an hour and try again.',
)
