import type { CollectionConfig } from 'payload'
import { drafts } from '../../content/fields/drafts.ts'
import { importKey } from '../../content/fields/import-key.ts'
import { questions, steps } from '../../content/fields/lists.ts'
import { paper } from '../../content/fields/paper.ts'
import { recipients } from '../../content/fields/recipients.ts'
import { relatedOne } from '../../content/fields/relations.ts'
import { seo } from '../../content/fields/seo.ts'
import { awaitedMoment, waitingNote } from '../../content/waiting/fields.ts'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { area, line } from '../../platform/fields/common.ts'
import { formatted, moment } from '../../platform/fields/formats.ts'
import { afterStart } from '../../platform/fields/moment-rules.ts'
import { say } from '../../platform/i18n/say.ts'
import { campaignMenu, campaignOptions } from '../fields/campaign-options.ts'
import { campaignForm, campaignRun, proofs } from '../fields/campaign-parts.ts'
import { beginTest, campaignTest } from '../fields/campaign-test.ts'
import { winnerEndpoint } from '../winner.ts'

/** Landing pages: one promise, one form, a start and an end. */
export const campaigns: CollectionConfig<'campaigns'> = {
  slug: 'campaigns',
  labels: { singular: say('حملة', 'Campaign'), plural: say('الحملات', 'Campaigns') },
  admin: {
    group: say('التسويق', 'Marketing'),
    useAsTitle: 'promise',
    defaultColumns: ['promise', '_status', 'startsAt', 'endsAt', 'updatedAt'],
    listSearchableFields: ['promise', 'slug'],
  },
  access: rightsOf('campaigns'),
  versions: drafts,
  hooks: { beforeChange: [beginTest] },
  endpoints: [winnerEndpoint],
  fields: [
    line('promise', 'الوعد', 'Promise'),
    area('lead', 'المقدّمة', 'Lead'),
    steps('steps', 'الخطوات', 'Steps'),
    proofs,
    relatedOne('testimonial', 'testimonials', 'شهادة', 'Testimonial'),
    questions,
    line('formTitle', 'عنوان النموذج', 'Form title'),
    area('formNote', 'ملاحظة النموذج', 'Form note', false),
    ...campaignForm,
    ...campaignOptions,
    campaignTest,
    ...campaignRun,
    recipients,
    seo,
    formatted(
      'slug',
      say('الرابط', 'Address'),
      /^(?!default$)[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u,
      say('حروف وأرقام بينها شرطات', 'Letters and digits with hyphens between'),
      { required: true, unique: true, index: true, admin: { position: 'sidebar' } },
    ),
    paper,
    {
      name: 'isDefault',
      type: 'checkbox',
      label: say('الحملة الرئيسيّة', 'Main campaign'),
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    campaignMenu,
    waitingNote('startsAt', 'campaign'),
    awaitedMoment('startsAt', 'تبدأ', 'Starts'),
    {
      ...moment('endsAt', 'تنتهي', 'Ends'),
      validate: afterStart,
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        components: { Cell: '/src/content/waiting/end-cell.tsx#EndCell' },
      },
    },
    importKey,
  ],
}
