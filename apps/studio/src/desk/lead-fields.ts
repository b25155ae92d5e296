/** What a lead holds beside the person's name: the wish, the work with it, and where it came from. */
import { budgetBands, otherService } from '@wajiha/contract/form-checks'
import type { Field } from 'payload'
import { fact, inSidebar, moment, text } from '../platform/fields/builders.ts'
import { plainAnswers, plainNames } from '../platform/fields/plain-answers.data.ts'
import { replyWishes, replyWishNames } from '../platform/fields/reply-wishes.data.ts'
import { choices, say } from '../platform/i18n/say.ts'
import { arrivalWays } from './by-hand/ways.ts'
import {
  colleague,
  message,
  number,
  origin,
  pages,
  person,
  spamParts,
  submission,
} from './fields/parts.ts'
import { leadStages, lostReasons, optionsOf } from './stages.ts'

const budgets = {
  'under-25': ['أقلّ من ٢٥ ألفًا', 'Under 25 thousand'],
  '25-75': ['من ٢٥ إلى ٧٥ ألفًا', '25 to 75 thousand'],
  '75-200': ['من ٧٥ إلى ٢٠٠ ألف', '75 to 200 thousand'],
  'over-200': ['أكثر من ٢٠٠ ألف', 'Over 200 thousand'],
  unsure: ['لم يحدّد بعد', 'Not sure yet'],
} as const satisfies Record<(typeof budgetBands)[number], readonly [string, string]>

export const wish: Field[] = [
  ...plainNames.map((name) => text(name, plainAnswers[name].label.ar, plainAnswers[name].label.en)),
  {
    type: 'row',
    fields: [
      {
        name: 'service',
        type: 'relationship',
        relationTo: 'services',
        admin: { allowCreate: false, allowEdit: false },
        label: say('الخدمة', 'Service'),
        index: true,
      },
      {
        name: 'branch',
        type: 'relationship',
        relationTo: 'branches',
        admin: { allowCreate: false, allowEdit: false },
        label: say('الفرع', 'Branch'),
        index: true,
      },
      {
        name: 'budget',
        type: 'select',
        label: say('الميزانيّة', 'Budget'),
        options: budgetBands.map((band) => ({
          value: band,
          label: say(budgets[band][0], budgets[band][1]),
        })),
      },
    ],
  },
  {
    type: 'row',
    fields: replyWishNames.map((name) => ({
      name,
      type: 'select',
      label: replyWishes[name].label,
      options: optionsOf(replyWishes[name].words),
    })),
  },
  fact(
    text('serviceKey', 'الخدمة كما طُلبت', 'Service as it was asked for', {
      index: true,
      admin: { className: 'is-latin', condition: isOfNoService },
    }),
  ),
  message,
]

/** What was asked for under a key that no service had. */
function isOfNoService(data: { service?: unknown; serviceKey?: string }) {
  return !data?.service && Boolean(data?.serviceKey) && data.serviceKey !== otherService
}

const isStage = (stage: string) => (data: { stage?: string }) => data?.stage === stage

/** As colleagues type them; those that others typed are offered. */
const tags = text('tags', 'الوسوم', 'Tags', {
  hasMany: true,
  index: true,
  admin: { components: { Field: '/src/desk/admin/tags-field.tsx#TagsField' } },
})

/** The sidebar: what a colleague changes every day. */
export const followUp: Field[] = [
  inSidebar({
    name: 'stage',
    type: 'select',
    label: say('المرحلة', 'Stage'),
    required: true,
    defaultValue: 'new',
    index: true,
    options: optionsOf(leadStages),
  }),
  inSidebar({
    name: 'lostReason',
    type: 'select',
    label: say('لماذا لم يتمّ', 'Why it was lost'),
    options: optionsOf(lostReasons),
    admin: { condition: isStage('lost') },
  }),
  inSidebar({
    name: 'value',
    type: 'number',
    label: say('القيمة', 'Value'),
    min: 0,
    admin: { description: say('تُطلب حين يتمّ الاتّفاق', 'Asked for when won') },
  }),
  inSidebar(
    text('currency', 'العملة', 'Currency', {
      minLength: 3,
      maxLength: 3,
      admin: { className: 'is-latin' },
    }),
  ),
  inSidebar(colleague('owner', say('المسؤول', 'Owner'), 'holdLeads')),
  inSidebar(text('nextAction', 'الخطوة التالية', 'Next action')),
  inSidebar(moment('nextActionAt', 'موعدها', 'Due', { index: true })),
  inSidebar(tags),
  fact(inSidebar(moment('dueAt', 'أوّل ردّ قبل', 'First response due', { index: true }))),
  fact(inSidebar(moment('firstResponseAt', 'أوّل ردّ', 'First response'))),
  ...spamParts,
  number,
]

/** What its campaign said of it: its worth until somebody knows better, and the side it was shown. */
const campaignFacts: Field[] = [
  {
    type: 'row',
    fields: [
      fact({
        name: 'campaignValue',
        type: 'number',
        label: say('قيمته عند الحملة', 'Worth to the campaign'),
      }),
      fact(
        text('campaignCurrency', 'بعملة', 'In', {
          minLength: 3,
          maxLength: 3,
          admin: { className: 'is-latin' },
        }),
      ),
      fact({
        name: 'variant',
        type: 'select',
        label: say('الصيغة التي رآها', 'Wording that was seen'),
        options: choices({ a: ['أ', 'A'], b: ['ب', 'B'] }),
      }),
    ],
  },
  fact(text('variantTest', 'الاختبار', 'Test', { index: true, admin: { hidden: true } })),
]

export const source: Field[] = [
  fact({
    name: 'form',
    type: 'select',
    label: say('النموذج', 'Form'),
    index: true,
    options: choices({
      contact: ['تواصل', 'Contact'],
      campaign: ['حملة', 'Campaign'],
      exchange: ['تبادل بطاقات', 'Card exchange'],
    }),
  }),
  fact({
    name: 'cameBy',
    type: 'select',
    label: say('كيف وصل إلينا', 'How they reached us'),
    index: true,
    options: optionsOf(arrivalWays),
  }),
  person,
  fact({
    name: 'mergedInto',
    type: 'relationship',
    relationTo: 'leads',
    label: say('دُمج في', 'Merged into'),
    index: true,
  }),
  fact({
    name: 'earlier',
    type: 'relationship',
    relationTo: 'leads',
    label: say('كتب قبلها', 'Wrote before'),
    index: true,
  }),
  ...origin,
  ...campaignFacts,
  ...pages,
  submission,
]
