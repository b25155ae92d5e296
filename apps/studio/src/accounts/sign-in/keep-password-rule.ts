/** The rule at each door by which a password comes in: a new person, a change, a forgotten one. */
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { factorWords } from '../second-factor/words.ts'
import { isPassword, type Kept } from './password-hash.ts'
import { passwordFault } from './password-rule.ts'

type Person = { email?: unknown; name?: unknown }
type Found = Person & Kept & { id: string; mustChangePassword?: boolean | null }

export const keepPasswordRule: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  hold(req, data?.password, { ...originalDoc, ...data })
  return data
}

/** A forgotten one is set without the other hooks ever seeing it. */
export const keepRuleInReset: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args
  const { token, password }: { token?: unknown; password?: unknown } = args.data
  if (typeof token !== 'string' || typeof password !== 'string') return refuse(req)
  const person = await req.payload.db.findOne<Found>({
    collection: 'users',
    where: { resetPasswordToken: { equals: token } },
    req,
  })
  hold(req, password, person ?? {})
  if (person?.mustChangePassword && (await isPassword(person, password)))
    refuse(req, sayTo(req, factorWords.samePassword))
  return args
}

function hold(req: PayloadRequest, password: unknown, { email, name }: Person): void {
  if (password === undefined || password === null || password === '') return
  if (typeof password !== 'string') refuse(req)
  const about = [email, name].filter((one) => typeof one === 'string')
  const fault = passwordFault(password, about)
  if (fault) refuse(req, sayTo(req, fault))
}

function refuse(req: PayloadRequest, message = req.t('validation:required')): never {
  throw new ValidationError({
    collection: 'users',
    errors: [{ path: 'password', message }],
    req,
  })
}
