/** Where an issue stands in the archive: `/newsletter/2026-11`, the same in both languages. */
import { agencyTimeZone, dayIn } from '@wajiha/contract/zoned-time'
import type { FieldHook, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { fieldOf } from '../../platform/objects.ts'

/** Addresses below `/newsletter/` that links of mails have. */
const taken: readonly string[] = ['confirm', 'unsubscribe', 'preferences', 'keep']
const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const validate: TextFieldSingleValidation = (value, { req }) => {
  const isFine = pattern.test(value ?? '') && !taken.includes(value ?? '')
  return isFine || sayTo(req, hint)
}

const hint = say(
  'حروف لاتينيّة صغيرة وأرقام وشرطات مثل ‎2026-11‎',
  'Lower-case letters, digits and hyphens such as 2026-11',
)

/** The month in which it is begun, with a number where that has an issue; once sent, it stays. */
const nameIt: FieldHook = async ({ value, originalDoc, req, operation }) => {
  if (operation === 'update' && fieldOf(originalDoc, 'startedAt')) return originalDoc.slug
  if (typeof value === 'string' && value.trim()) return value.trim().toLowerCase()
  const month = dayIn(new Date(), agencyTimeZone).slice(0, 7)
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? month : `${month}-${number}`
    if (await isFree(req, name)) return name
  }
}

async function isFree(req: PayloadRequest, name: string): Promise<boolean> {
  const where = { slug: { equals: name } }
  const found = { collection: 'newsletter-issues', where, req, overrideAccess: true } as const
  return (await req.payload.count(found)).totalDocs === 0
}

export const issueName: TextField = {
  name: 'slug',
  type: 'text',
  label: say('العنوان في الأرشيف', 'Address in the archive'),
  required: true,
  unique: true,
  index: true,
  maxLength: 60,
  validate,
  hooks: { beforeValidate: [nameIt] },
  admin: {
    position: 'sidebar',
    className: 'is-latin',
    description: say(
      'شهر العدد ما لم تكتبه. لا يتغيّر بعد الإرسال، فالرابط في الرسائل.',
      'The month unless you write it. Once sent it stays, as mails hold the link.',
    ),
  },
}
