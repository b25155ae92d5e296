import { leadsAstray } from '@wajiha/contract'
import { isFixedAddress } from '@wajiha/contract/fixed-addresses'
import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { fieldOf } from '../../platform/objects.ts'
import { mistakeInRedirect, otherRules } from '../addresses/mistake-in-redirect.ts'
import {
  answeredFirst,
  hasStrayStar,
  hasStrayStarInTarget,
  rivalOf,
  startsThere,
  strayStar,
  strayStarInTarget,
} from '../addresses/mistake-in-start.ts'
import { mistakeInTarget } from '../addresses/mistake-in-target.ts'
import { pageAt, standsThere } from '../addresses/page-at.ts'
import { readStandingPages } from '../addresses/standing-pages.ts'

const validateTarget: TextFieldSingleValidation = async (value, options) => {
  const { id, req, siblingData, event, overrideAccess } = options
  const to = String(value ?? '')
  const mistake = mistakeInTarget(to)
  if (mistake) return sayTo(req, mistake)
  const from = fieldOf(siblingData, 'from')
  // The table is read when a person saves: not at each letter, and not for what a changed slug leaves.
  if (typeof from !== 'string' || !from || event === 'onChange' || overrideAccess) return true
  if (hasStrayStarInTarget(from, to)) return sayTo(req, strayStarInTarget)
  const circle = mistakeInRedirect({ from, to }, await otherRules(req, id))
  return circle ? sayTo(req, circle) : true
}

const validateFrom: TextFieldSingleValidation = async (value, options) => {
  const { id, req, event, overrideAccess, previousValue } = options
  const from = String(value ?? '')
  if (!/^\/(?!\/)[^?#]*$/.test(from) || leadsAstray(from)) return sayTo(req, fromWords)
  if (event === 'onChange' || overrideAccess || from === previousValue) return true
  if (hasStrayStar(from)) return sayTo(req, strayStar)
  if (isFixedAddress(from)) return sayTo(req, answeredFirst)
  const rival = rivalOf(from, await otherRules(req, id))
  if (rival) return sayTo(req, startsThere(rival))
  const page = pageAt(await readStandingPages(req.payload), from)
  return page ? sayTo(req, standsThere(page)) : true
}

/** Moved addresses: the editors' own, and those left behind by a changed slug. */
export const redirects: CollectionConfig<'redirects'> = {
  slug: 'redirects',
  labels: { singular: say('تحويل', 'Redirect'), plural: say('التحويلات', 'Redirects') },
  admin: {
    group: say('التسويق', 'Marketing'),
    useAsTitle: 'from',
    listSearchableFields: ['from', 'to'],
    defaultColumns: ['from', 'to', 'status'],
    components: { beforeList: ['/src/addresses/above-redirects.tsx#AboveRedirects'] },
  },
  access: rightsOf('redirects'),
  fields: [
    {
      name: 'from',
      type: 'text',
      label: say('من', 'From'),
      required: true,
      unique: true,
      index: true,
      validate: validateFrom,
      admin: {
        className: 'is-latin',
        description: say('بلا لغة يسري على اللغتين', 'Without a language it holds in both'),
      },
    },
    {
      name: 'to',
      type: 'text',
      label: say('إلى', 'To'),
      required: true,
      validate: validateTarget,
      admin: { className: 'is-latin' },
    },
    {
      name: 'status',
      type: 'select',
      label: say('النوع', 'Kind'),
      required: true,
      defaultValue: '301',
      options: choices({
        301: ['دائم', 'Permanent'],
        302: ['مؤقّت', 'Temporary'],
        307: ['مؤقّت بالطريقة نفسها', 'Temporary, same method'],
        308: ['دائم بالطريقة نفسها', 'Permanent, same method'],
      }),
    },
  ],
}

const fromWords = say(
  'مسار يبدأ بشرطة مائلة بلا استعلام',
  'A path that begins with a slash, no query',
)
