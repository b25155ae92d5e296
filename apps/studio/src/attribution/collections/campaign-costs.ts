import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { say } from '../../platform/i18n/say.ts'

/**
 * What was paid for a campaign's link on a day, as a table of the advertiser said it (CAMP-05). A link
 * has one row a day: imported again, it is the same row. Written by the import alone.
 */
export const campaignCosts: CollectionConfig = {
  slug: 'campaign-costs',
  labels: {
    singular: say('تكلفة يوم', 'Cost of a day'),
    plural: say('تكاليف الحملات', 'Costs of campaigns'),
  },
  admin: {
    group: say('التسويق', 'Marketing'),
    useAsTitle: 'key',
    defaultColumns: ['day', 'link', 'amount', 'currency'],
  },
  access: rightsOf('campaign-costs'),
  defaultSort: '-day',
  fields: [
    {
      name: 'link',
      type: 'relationship',
      relationTo: 'campaign-links',
      label: say('الرابط', 'Link'),
      required: true,
      index: true,
    },
    // A day of the agency's own calendar, `2026-11-21`; no moment, and so in no time zone.
    { name: 'day', type: 'text', required: true, index: true, label: say('اليوم', 'Day') },
    { name: 'amount', type: 'number', min: 0, required: true, label: say('المبلغ', 'Amount') },
    { name: 'currency', type: 'text', required: true, label: say('العملة', 'Currency') },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: say('المفتاح', 'Key'),
      admin: { hidden: true },
    },
  ],
}
