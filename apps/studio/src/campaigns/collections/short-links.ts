import { sql } from '@payloadcms/db-postgres'
import { isShortCode, shortCodeKey } from '@wajiha/arabic'
import type { CollectionConfig, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { mistakeInCode } from '../../content/addresses/mistake-in-code.ts'
import { hasStrayStarInTarget } from '../../content/addresses/mistake-in-start.ts'
import { mistakeInTarget } from '../../content/addresses/mistake-in-target.ts'
import { ownPath } from '../../content/addresses/own-path.ts'
import { shortCodeColumn } from '../../content/api/reads/short-link.ts'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { statementsOf } from '../../platform/database/statements.ts'
import { moment } from '../../platform/fields/formats.ts'
import { afterStart } from '../../platform/fields/moment-rules.ts'
import { choices, type Said, say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { shortLinkEndpoints } from '../short-links/endpoints.ts'
import { shortLinkWords } from '../short-links/words.ts'

const validateCode: TextFieldSingleValidation = async (value, { event, id, req }) => {
  const code = value ?? ''
  const mistake = isShortCode(code) ? mistakeInCode(code) : codeWords
  if (mistake) return sayTo(req, mistake)
  // Others are asked when a person saves, not at each letter.
  if (event === 'onChange' || !(await isOfAnother(req, code, id))) return true
  return sayTo(req, takenCode)
}

/** The site tells no two codes apart that differ in capitals or in the script of their digits alone. */
async function isOfAnother(req: PayloadRequest, code: string, id: unknown): Promise<boolean> {
  const { rows } = await (await statementsOf(req)).execute(sql`
    select from short_links where ${shortCodeColumn} = ${shortCodeKey(code)}
      and id::text <> ${String(id ?? '')} limit 1`)
  return rows.length > 0
}

/** Another of our own, which may lead back here; its target can be written itself. */
const isShortLink = (target: string): boolean => /^\/(?:(?:ar|en)\/)?short\//i.test(ownPath(target))

function mistakeIn(target: string): Said | undefined {
  if (isShortLink(target)) return leadsToShort
  return hasStrayStarInTarget('', ownPath(target)) ? holdsStar : mistakeInTarget(target)
}

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
    defaultColumns: ['title', 'address', 'state', 'target'],
  },
  access: rightsOf('short-links'),
  endpoints: shortLinkEndpoints,
  fields: [
    {
      name: 'address',
      type: 'ui',
      label: shortLinkWords.title,
      admin: {
        disableBulkEdit: true,
        components: {
          Cell: '/src/campaigns/short-links/address-cell.tsx#AddressCell',
          Field: '/src/campaigns/short-links/address-panel.tsx#AddressPanel',
        },
      },
    },
    { name: 'title', type: 'text', label: say('العنوان', 'Title'), required: true },
    {
      name: 'code',
      type: 'text',
      label: say('الرمز', 'Code'),
      required: true,
      unique: true,
      index: true,
      validate: validateCode,
      admin: { className: 'is-latin' },
    },
    {
      name: 'target',
      type: 'text',
      label: say('الوجهة', 'Target'),
      required: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) => {
        const target = String(value ?? '')
        const mistake = mistakeIn(target)
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
      admin: { components: { Cell: '/src/campaigns/short-links/state-cell.tsx#StateCell' } },
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
    { ...moment('expiresAt', 'ينتهي', 'Expires'), validate: afterStart },
  ],
}

const codeWords = say(
  'من ٣ إلى ٦٤ حرفًا أو رقمًا، بحروف لغة واحدة',
  '3 to 64 letters or digits, in the letters of one language',
)

const takenCode = say(
  'لرابطٍ آخر هذا الرمز: لا تُفرَّق فيه الحروف الكبيرة والصغيرة. اختر رمزًا غيره',
  'Another link has this code: capital and small letters are the same in it. Choose another',
)

const leadsToShort = say(
  'هذه الوجهة رابطٌ قصيرٌ من روابطنا، وقد يعود إلى هذا. اكتب الصفحة التي يؤدّي إليها',
  'This target is a short link of ours, which may lead back here. Write the page that it leads to',
)
const holdsStar = say(
  'لا شيء يحلّ محلّ النجمة (*) في هذه الوجهة. اكتبها كاملة',
  'Nothing takes the place of the star (*) in this target. Write it in full',
)
