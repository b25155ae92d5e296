import { isShortCode } from '@wajiha/arabic'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { mistakeInCode } from '../../content/addresses/mistake-in-code.ts'
import { mistakeInTarget } from '../../content/addresses/mistake-in-target.ts'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { moment } from '../../platform/fields/formats.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'

/** Short addresses whose visits are counted. */
export const shortLinks: CollectionConfig<'short-links'> = {
  slug: 'short-links',
  labels: {
    singular: say('رابط قصير', 'Short link'),
    plural: say('الروابط القصيرة', 'Short links'),
  },
  admin: {
    group: say('التسويق', 'Marketing'),
    useAsTitle: 'title',
    listSearchableFields: ['title', 'code', 'target'],
    defaultColumns: ['title', 'code', 'state', 'target'],
  },
  access: rightsOf('short-links'),
  fields: [
    { name: 'title', type: 'text', label: say('العنوان', 'Title'), required: true },
    {
      name: 'code',
      type: 'text',
      label: say('الرمز', 'Code'),
      required: true,
      unique: true,
      index: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) => {
        const code = String(value ?? '')
        const mistake = isShortCode(code) ? mistakeInCode(code) : codeWords
        return mistake ? sayTo(req, mistake) : true
      },
      admin: { className: 'is-latin' },
    },
    {
      name: 'target',
      type: 'text',
      label: say('الوجهة', 'Target'),
      required: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) => {
        const mistake = mistakeInTarget(String(value ?? ''))
        return mistake ? sayTo(req, mistake) : true
      },
      admin: { className: 'is-latin' },
    },
    {
      name: 'state',
      type: 'select',
      label: say('الحال', 'State'),
      required: true,
      defaultValue: 'active',
      options: choices({
        active: ['سارٍ', 'Active'],
        paused: ['موقوف', 'Paused'],
        archived: ['محفوظ', 'Archived'],
      }),
    },
    {
      name: 'paramPolicy',
      type: 'select',
      label: say('وسوم الحملة', 'Campaign parameters'),
      required: true,
      defaultValue: 'keep-target',
      options: choices({
        'keep-target': ['تبقى وسوم الوجهة', 'The target’s own win'],
        'visitor-overrides': ['تغلب وسوم الزائر', 'The visitor’s win'],
        'drop-all': ['تُحذف كلّها', 'All are dropped'],
      }),
    },
    moment('startsAt', 'يبدأ', 'Starts'),
    moment('expiresAt', 'ينتهي', 'Expires'),
  ],
}

const codeWords = say(
  'من ٣ إلى ٦٤ حرفًا أو رقمًا، بحروف لغة واحدة',
  '3 to 64 letters or digits, in the letters of one language',
)
