/** How the house answers leads by mail: whose address, what it does to the stage, ready words. */
import type { Field } from 'payload'
import { choices, say } from '../../platform/i18n/say.ts'

export const answerSettings: Field[] = [
  {
    name: 'answersReplyTo',
    type: 'select',
    label: say('يصل ردّ العميل إلى', 'Customers’ replies go to'),
    required: true,
    defaultValue: 'colleague',
    options: choices({
      colleague: ['الزميل الذي أجابه', 'The colleague who answered'],
      agency: ['بريد الوكالة', 'The agency’s address'],
    }),
  },
  {
    name: 'answerMoves',
    type: 'checkbox',
    label: say(
      'الجواب بالبريد ينقل العميل الجديد إلى «تواصلنا معه»',
      'An answer by mail moves a new lead to “Contacted”',
    ),
    defaultValue: true,
  },
  {
    name: 'answerTemplates',
    type: 'array',
    label: say('قوالب الجواب', 'Templates of answers'),
    labels: { singular: say('قالب', 'Template'), plural: say('قوالب', 'Templates') },
    maxRows: 40,
    admin: {
      initCollapsed: true,
      description: say(
        'ما بين القوسين يُملأ: {{name}} و{{service}} و{{number}} و{{colleague}} و{{agency}} و{{branchPhone}}. إن خلت القائمة عُرضت قوالب واجهة.',
        'Filled in: {{name}}, {{service}}, {{number}}, {{colleague}}, {{agency}}, {{branchPhone}}. While the list is empty, Wajiha’s own are offered.',
      ),
    },
    fields: [
      {
        name: 'title',
        type: 'text',
        label: say('الاسم', 'Name'),
        required: true,
        localized: true,
        maxLength: 80,
      },
      {
        name: 'subject',
        type: 'text',
        label: say('العنوان', 'Subject'),
        required: true,
        localized: true,
        maxLength: 200,
      },
      {
        name: 'body',
        type: 'textarea',
        label: say('النصّ', 'Text'),
        required: true,
        localized: true,
        maxLength: 8_000,
        admin: { rows: 10 },
      },
    ],
  },
]
