import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { fact, moment, text } from '../../platform/fields/builders.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { keepAsWritten } from '../keep-as-written.ts'

/** What happened to a lead or an application, by whom and when; only ever added to (LEAD-17). */
export const activities: CollectionConfig = {
  slug: 'activities',
  labels: { singular: say('حدث', 'Activity'), plural: say('السجلّ', 'History') },
  admin: {
    group: say('المكتب', 'Desk'),
    useAsTitle: 'type',
    hidden: true,
    defaultColumns: ['type', 'from', 'to', 'note', 'actorName', 'at'],
  },
  access: rightsOf('activities'),
  defaultSort: '-at',
  hooks: { beforeChange: [keepAsWritten] },
  fields: [
    {
      name: 'type',
      type: 'select',
      label: say('الحدث', 'What'),
      required: true,
      index: true,
      options: choices({
        received: ['وصل', 'Received'],
        stage: ['تغيّرت المرحلة', 'Stage changed'],
        owner: ['تغيّر المسؤول', 'Owner changed'],
        tag: ['الوسم', 'Tag'],
        'next-action': ['الخطوة التالية', 'Next action'],
        value: ['القيمة', 'Value'],
        rating: ['التقييم', 'Rating'],
        interview: ['المقابلة', 'Interview'],
        note: ['ملاحظة', 'Note'],
        mail: ['رسالة', 'Mail'],
        merged: ['دُمج معه', 'Merged'],
        corrected: ['تصحيح', 'Corrected'],
        deleted: ['إلى المهملات', 'To the bin'],
        restored: ['عاد من المهملات', 'Out of the bin'],
      }),
    },
    text('from', 'من', 'From'),
    text('to', 'إلى', 'To'),
    { name: 'note', type: 'textarea', label: say('الملاحظة', 'Note') },
    fact({
      name: 'lead',
      type: 'relationship',
      relationTo: 'leads',
      label: say('العميل المحتمل', 'Lead'),
      index: true,
    }),
    fact({
      name: 'application',
      type: 'relationship',
      relationTo: 'applications',
      label: say('طلب التوظيف', 'Application'),
      index: true,
    }),
    fact({ name: 'actor', type: 'relationship', relationTo: 'users', label: say('من', 'By') }),
    // Kept beside the relation: a colleague who left is still named.
    text('actorName', 'الاسم', 'Name'),
    moment('at', 'متى', 'When', { required: true, index: true }),
  ],
}
