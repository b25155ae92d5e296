import type { CollectionConfig } from 'payload'
import { fieldRights, rightsOf } from '../../platform/access/rights-of.ts'
import { say } from '../../platform/i18n/say.ts'
import { checkTemplate } from '../check-template.ts'
import { templateEndpoints } from '../template-endpoints.ts'
import { templateChoices } from '../template-labels.ts'

/** The words of every mail, one row each, in both languages. An empty one is not sent. */
export const mailTemplates: CollectionConfig = {
  slug: 'mail-templates',
  labels: {
    singular: say('قالب رسالة', 'Mail template'),
    plural: say('قوالب الرسائل', 'Mail templates'),
  },
  admin: {
    group: say('المراسلات', 'Mail'),
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'key', 'updatedAt'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: 'order',
  access: rightsOf('mail-templates'),
  endpoints: templateEndpoints,
  hooks: { beforeValidate: [checkTemplate] },
  fields: [
    {
      name: 'subject',
      type: 'text',
      label: say('الموضوع', 'Subject'),
      localized: true,
      maxLength: 200,
    },
    {
      name: 'body',
      type: 'textarea',
      label: say('النصّ', 'Text'),
      localized: true,
      maxLength: 8_000,
      admin: {
        rows: 18,
        description: say(
          'سطرٌ فارغ يفصل الفقرات، و«- » يبدأ بندًا، و«[كلمات](رابط)» في سطرٍ وحده زرّ. القالب الفارغ لا يُرسل.',
          'A blank line parts paragraphs, “- ” begins an item, “[words](link)” alone on a line is a button. An empty template is not sent.',
        ),
      },
    },
    {
      name: 'preview',
      type: 'ui',
      label: say('كيف تبدو', 'How it looks'),
      admin: {
        components: { Field: '/src/mail/admin/template-preview.tsx#TemplatePreview' },
        disableListColumn: true,
      },
    },
    {
      name: 'key',
      type: 'select',
      label: say('الرسالة', 'Mail'),
      required: true,
      unique: true,
      index: true,
      options: templateChoices,
      access: fieldRights('fact'),
      admin: { position: 'sidebar', isClearable: false },
    },
    {
      name: 'order',
      type: 'number',
      label: say('الترتيب', 'Order'),
      defaultValue: 0,
      admin: { hidden: true },
    },
  ],
}
