/** A password that somebody else set is a first one: it opens the door once, to be changed. */
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook, Field } from 'payload'
import { fieldRights } from '../../platform/access/rights-of.ts'
import { say } from '../../platform/i18n/say.ts'

export const mustChangePassword: Field = {
  name: 'mustChangePassword',
  type: 'checkbox',
  label: say('يلزمه تغيير كلمة المرور', 'Has to change the password'),
  defaultValue: false,
  hidden: true,
  access: fieldRights('noted'),
}

/** Who registers themselves has a password of their own; the one that a start prints is a first one. */
export const markFirstPassword: CollectionBeforeChangeHook = (saved) => {
  const { context, data, operation, originalDoc, req } = saved
  if (operation === 'create')
    return { ...data, mustChangePassword: Boolean(req.user ?? context.isPrinted) }
  if (!context.isReset || !req.user) return data
  return { ...data, mustChangePassword: req.user.id !== originalDoc?.id }
}

/** One that its owner set by a letter is their own. The hook changes what it is given: nothing else is kept. */
export const clearAfterReset: CollectionBeforeValidateHook = ({ context, data }) => {
  if (context.isForgotten && data) data.mustChangePassword = false
  return data
}
