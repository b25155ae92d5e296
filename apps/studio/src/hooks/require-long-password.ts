import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { say } from '../fields/say.ts'
import { sayTo } from '../i18n/say-to.ts'

/** Length is what makes a password hold (ASVS 6.2.1 and 6.2.5: no rules about which characters). */
const shortest = 12

export const requireLongPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password
  if (typeof password === 'string' && password.length > 0 && password.length < shortest) {
    throw new ValidationError({
      collection: 'users',
      errors: [{ path: 'password', message: sayTo(req, words) }],
      req,
    })
  }
  return data
}

const words = say(`كلمة المرور ${shortest} حرفًا على الأقلّ`, `At least ${shortest} characters`)
