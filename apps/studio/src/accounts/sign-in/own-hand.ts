/** Whoever changes a password or an address of the studio shows once more that it is they who sit there. */
import {
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type TextField,
  ValidationError,
} from 'payload'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { countLoginAttempt, takeBackTurn } from './guard-login.ts'
import { isPassword, type Kept } from './password-hash.ts'

/** Typed beside the change, compared, and kept nowhere. */
export const currentPassword: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: say('كلمة مرورك الحاليّة', 'Your current password'),
  admin: {
    description: say(
      'تلزم لتغيير كلمة المرور أو البريد، لك أو لغيرك.',
      'Needed to change a password or an e-mail, yours or another person’s.',
    ),
    condition: (_, __, { operation }) => operation === 'update',
    components: { Field: '/src/accounts/sign-in/current-password.tsx#CurrentPassword' },
    disableListColumn: true,
    disableListFilter: true,
  },
}

export const askOwnHand: CollectionBeforeValidateHook = async (asked) => {
  const { data, operation, originalDoc, req } = asked
  const given: unknown = data?.currentPassword
  if (data) delete data.currentPassword
  if (operation !== 'update' || !req.user || !data) return data
  const email: unknown = data.email
  const isMoved = typeof email === 'string' && email.trim().toLowerCase() !== originalDoc?.email
  if (!data.password && !isMoved) return data
  await requireOwnHand(req, given)
  Object.assign(req.context, { formerEmail: originalDoc?.email, isMoved, isReset: !!data.password })
  return data
}

/** @throws {ValidationError} unless this is the password of whoever asks. */
export async function requireOwnHand(req: PayloadRequest, given: unknown): Promise<void> {
  const account = String(req.user?.email)
  if (typeof given !== 'string' || given === '') return refuse(req, missing)
  await countLoginAttempt(req, account)
  const where = { id: { equals: req.user?.id } }
  const person = await req.payload.db.findOne<Kept & { id: string }>({
    collection: 'users',
    where,
    req,
  })
  if (!(await isPassword(person ?? {}, given))) return refuse(req, wrong)
  takeBackTurn(req, account)
}

function refuse(req: PayloadRequest, words: typeof missing): never {
  const errors = [{ path: 'currentPassword', message: sayTo(req, words) }]
  throw new ValidationError({ collection: 'users', errors, req })
}

const missing = say(
  'اكتب كلمة مرورك الحاليّة ليتمّ هذا التغيير',
  'Write your current password to make this change',
)
const wrong = say('ليست هذه كلمة مرورك الحاليّة', 'This is not your current password')
