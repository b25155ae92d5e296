import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { say } from '../../platform/i18n/say.ts'
import { validateApproved } from '../validate-approved.ts'

/**
 * The links by which a campaign goes out (CAMP-05): one per channel, each with its own tags, its own
 * short link and what was paid for it. Made by the campaign's link kit, or one by one.
 */
export const campaignLinks: CollectionConfig = {
  slug: 'campaign-links',
  labels: {
    singular: say('رابط حملة', 'Campaign link'),
    plural: say('روابط الحملات', 'Campaign links'),
  },
  admin: {
    group: say('التسويق', 'Marketing'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'campaign', 'source', 'medium', 'cost'],
  },
  access: rightsOf('campaign-links'),
  hooks: { beforeDelete: [dropCosts] },
  fields: [
    { name: 'title', type: 'text', label: say('العنوان', 'Title'), required: true },
    {
      name: 'campaign',
      type: 'relationship',
      relationTo: 'campaigns',
      label: say('الحملة', 'Campaign'),
      required: true,
      index: true,
    },
    {
      type: 'row',
      fields: [
        approved('source', 'المصدر', 'Source', true),
        approved('medium', 'الوسيلة', 'Medium', true),
        { name: 'content', type: 'text', label: say('المحتوى', 'Content'), maxLength: 255 },
      ],
    },
    {
      name: 'shortLink',
      type: 'relationship',
      relationTo: 'short-links',
      label: say('الرابط القصير', 'Short link'),
    },
    {
      name: 'cost',
      type: 'number',
      min: 0,
      label: say('التكلفة', 'Cost'),
      admin: {
        description: say(
          'بعملة التحويلات في «المصادر والقنوات». يُضاف إليها ما استُورد من الجداول',
          'In the currency of “Sources and channels”. What was imported is added to it',
        ),
      },
    },
  ],
}

/** What was imported for a link goes with it. */
async function dropCosts({ req, id }: { req: PayloadRequest; id: number | string }) {
  const where = { link: { equals: id } }
  await req.payload.delete({ collection: 'campaign-costs', where, req, overrideAccess: true })
}

/** Only a value of the agency's own vocabulary. */
function approved(name: 'source' | 'medium', ar: string, en: string, required: boolean): Field {
  return {
    name,
    type: 'text',
    label: say(ar, en),
    required,
    validate: validateApproved(name),
    admin: { className: 'is-latin' },
  }
}
