/** Two wordings of a campaign against each other (CAMP-04): side A is the campaign, B stands here. */
import type { CollectionBeforeChangeHook, Field } from 'payload'
import type { Campaign } from '../../payload-types.ts'
import { area, line } from '../../platform/fields/common.ts'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'

type Test = NonNullable<Campaign['test']>
type Asked = { siblingData: Partial<Test>; req: Parameters<typeof sayTo>[0] }

const isRunning: Field = {
  name: 'isRunning',
  type: 'checkbox',
  label: say('الاختبار جارٍ', 'The test is running'),
  defaultValue: false,
  validate: (value: unknown, { siblingData, req }: Asked) => {
    const { promise, lead, formTitle } = siblingData
    return !value || Boolean(promise || lead || formTitle) || sayTo(req, nothingOther)
  },
}

const nothingOther = say(
  'اكتب للصيغة ب شيئًا يختلف: وعدًا أو مقدّمة أو عنوان نموذج',
  'Write something for side B that differs: a promise, a lead or a form title',
)

export const campaignTest: Field = {
  type: 'collapsible',
  label: say('اختبار صيغتين', 'Two wordings against each other'),
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'test',
      type: 'group',
      label: say('الصيغة ب', 'Side B'),
      admin: {
        description: say(
          'الصيغة أ هي الحملة كما هي. ما تتركه فارغًا هنا يبقى كما في أ.',
          'Side A is the campaign as it stands. What is left empty here stays as in A.',
        ),
      },
      fields: [
        isRunning,
        {
          name: 'share',
          type: 'number',
          label: say('كم من كلّ مئة زائر يرى ب', 'How many of a hundred visitors see B'),
          defaultValue: 50,
          min: 1,
          max: 99,
        },
        line('promise', 'الوعد', 'Promise', false),
        area('lead', 'المقدّمة', 'Lead', false),
        line('formTitle', 'عنوان النموذج', 'Form title', false),
        { name: 'startedAt', type: 'date', admin: { hidden: true } },
        {
          name: 'figures',
          type: 'ui',
          label: say('ما جاء به كلّ منهما', 'What each of them brought'),
          admin: {
            components: { Field: '/src/campaigns/test-figures.tsx#TestFigures' },
            disableListColumn: true,
          },
        },
      ],
    },
  ],
}

/** A test that begins, or is shared out anew, is another one: what was counted before stays apart. */
export const beginTest: CollectionBeforeChangeHook<Campaign> = ({ data, originalDoc }) => {
  const { test } = data
  if (!test?.isRunning) return data
  const before = originalDoc?.test
  const isSame = before?.isRunning && before.startedAt && before.share === test.share
  const startedAt = isSame ? before.startedAt : new Date().toISOString()
  return { ...data, test: { ...test, startedAt } }
}
