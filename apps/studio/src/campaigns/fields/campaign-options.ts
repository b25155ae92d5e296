/** What a campaign may have beside its promise and its form (CAMP-02, CAMP-03, CAMP-06). */
import { worthSchema } from '@wajiha/contract'
import type { Field } from 'payload'
import { href } from '../../content/fields/links.ts'
import { folded } from '../../platform/fields/builders.ts'
import { area, line } from '../../platform/fields/common.ts'
import { namedRows } from '../../platform/fields/named-rows.ts'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'

type Asked = { req: Parameters<typeof sayTo>[0] }

const thanks: Field = {
  name: 'thanks',
  type: 'group',
  label: say('الشكر بعد النموذج', 'Thanks after the form'),
  admin: {
    description: say('بلا عنوان يظهر شكر الموقع.', 'Without a title the site’s own thanks appear.'),
  },
  fields: [
    line('title', 'العنوان', 'Title', false),
    area('text', 'النصّ', 'Text', false),
    line('label', 'نصّ الخطوة التالية', 'Label of the next step', false),
    href(false),
  ],
}

const worth: Field = {
  name: 'worth',
  type: 'group',
  label: say('قيمة العميل الواحد', 'What one lead is worth'),
  admin: {
    description: say(
      'تُقال لمدير الوسوم وتُحفظ مع العميل، وتُرسل إلى Google حين يتمّ الاتّفاق بلا قيمة.',
      'Told to the tag manager, kept with the lead, and sent to Google where a won lead has no value.',
    ),
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'value', type: 'number', label: say('القيمة', 'Value'), min: 0 },
        {
          name: 'currency',
          type: 'text',
          label: say('العملة', 'Currency'),
          maxLength: 3,
          hooks: {
            beforeValidate: [
              ({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() : value),
            ],
          },
          validate: validateCurrency,
          admin: { className: 'is-latin' },
        },
      ],
    },
  ],
}

function validateCurrency(
  currency: unknown,
  { siblingData, req }: Asked & { siblingData: { value?: number | null } },
) {
  const { value } = siblingData
  if (!currency && (value === null || value === undefined)) return true
  return worthSchema.shape.currency.safeParse(currency).success || sayTo(req, currencyWords)
}

const currencyWords = say(
  'اكتب العملة بثلاثة أحرف لاتينيّة مثل ‎SAR‎',
  'Write the currency in three letters, such as SAR',
)

const wordings = namedRows(
  {
    name: 'wordings',
    type: 'array',
    label: say('وعود بحسب الإعلان', 'Promises by advertisement'),
    labels: { singular: say('وعد', 'Promise'), plural: say('وعود', 'Promises') },
    maxRows: 20,
    admin: {
      description: say(
        'من جاء بكلمة من هذه في utm_term أو utm_content قرأ وعدها، وغيره يقرأ وعد الحملة.',
        'Whoever comes with one of these words in utm_term or utm_content reads its promise; everybody else the campaign’s own.',
      ),
    },
    fields: [
      {
        name: 'terms',
        type: 'text',
        hasMany: true,
        label: say('كلمات الإعلان', 'Words of the advertisement'),
        required: true,
        maxLength: 200,
        maxRows: 50,
      },
      // Without one in a language, its row counts in the other alone.
      line('promise', 'الوعد', 'Promise', false),
      area('lead', 'المقدّمة', 'Lead', false),
    ],
  },
  ['promise', 'lead'],
)

const offer: Field[] = [
  {
    name: 'showsEnd',
    type: 'checkbox',
    label: say('تقول متى تنتهي وكم يومًا بقي', 'Says when it ends and how many days are left'),
    defaultValue: false,
  },
  {
    name: 'places',
    type: 'number',
    label: say('عدد الأماكن', 'Number of places'),
    min: 1,
    max: 100_000,
    validate: validatePlaces,
    admin: {
      description: say(
        'حين لا يبقى إلّا نصفُها أو أقلّ تقول الصفحة كم بقي. يُطرح منها من كتبوا من هذه الحملة بلا المزعج والمكرّر. اتركه فارغًا فلا تقول شيئًا.',
        'Once half of them or fewer are left, the page says how many: those who wrote by this campaign are taken off, without spam and duplicates. Left empty, it says nothing.',
      ),
    },
  },
]

function validatePlaces(value: unknown, { req }: Asked) {
  if (value === null || value === undefined) return true
  const isRight = Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100_000
  return isRight || sayTo(req, placesWords)
}

const placesWords = say('اكتب عددًا صحيحًا من واحد فأكثر', 'Write a whole number from one on')

export const campaignOptions: Field[] = [
  folded('wordings', 'الوعود بحسب الإعلان', 'Promises by advertisement', wordings),
  folded('thanks', 'الشكر والقيمة', 'Thanks and value', thanks, worth),
  folded('offer', 'المدّة والأماكن', 'Time and places', ...offer),
]

/** In the sidebar. */
export const campaignMenu: Field = {
  name: 'hasMenu',
  type: 'checkbox',
  label: say('بقوائم الموقع', 'With the site’s menus'),
  defaultValue: true,
  admin: { position: 'sidebar' },
}
