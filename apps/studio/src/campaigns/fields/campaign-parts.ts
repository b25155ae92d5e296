/** What a campaign asks, where else it can be reached, and what becomes of it (CAMP-01, CAMP-02). */
import { ownPathSchema } from '@wajiha/contract'
import type { ArrayField, Field } from 'payload'
import { titledTexts } from '../../content/fields/lists.ts'
import { area } from '../../platform/fields/common.ts'
import { phone } from '../../platform/fields/formats.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'

const said = titledTexts('proofs', 'البراهين', 'Proofs')

/** Why the promise holds, each with a drawing of the site's where one says the same. */
export const proofs: ArrayField = {
  ...said,
  fields: [
    ...said.fields,
    {
      name: 'drawing',
      type: 'select',
      label: say('الرسم فوقه', 'Drawing above it'),
      options: choices({
        way: ['طريق قصير', 'A short way'],
        fewer: ['واحد من خمسة', 'One of five'],
        load: ['ضغط يُعبر', 'A load that is crossed'],
        sizes: ['علامة على ختم وبطاقة وواجهة', 'A mark on stamp, card and shopfront'],
        scripts: ['حرف عربيّ ولاتينيّ', 'An Arabic letter and a Latin one'],
        files: ['ملفّات تُسلّم', 'Files handed over'],
        days: ['أيّام من النقطة إلى العلامة', 'Days from a point to the mark'],
      }),
    },
  ],
}

export const campaignForm: Field[] = [
  {
    name: 'asks',
    type: 'select',
    hasMany: true,
    label: say('ما يسأله النموذج بعد الاسم', 'What the form asks beside the name'),
    defaultValue: ['phone', 'email'],
    options: choices({
      phone: ['الهاتف', 'Phone'],
      email: ['البريد الإلكترونيّ', 'E-mail'],
      company: ['الجهة', 'Company'],
      message: ['الرسالة', 'Message'],
    }),
    validate: validateAsks,
  },
  area('consentText', 'نصّ الموافقة', 'Consent text', false),
]

/** Nobody can be answered without one of the two. */
function validateAsks(value: unknown, { req }: { req: Parameters<typeof sayTo>[0] }) {
  const asked = Array.isArray(value) ? value : []
  return asked.includes('phone') || asked.includes('email') || sayTo(req, needsEither)
}

const needsEither = say(
  'اسأل عن الهاتف أو البريد، وإلّا لن تستطيع أن تجيب',
  'Ask for a phone or an e-mail, or you cannot answer',
)

export const campaignRun: Field[] = [
  phone('phone', 'هاتف الحملة', 'Phone of the campaign', false),
  phone('whatsapp', 'واتساب الحملة', 'WhatsApp of the campaign', false),
  {
    name: 'afterEnd',
    type: 'select',
    label: say('بعد أن تنتهي', 'After its end'),
    defaultValue: 'gone',
    options: choices({
      gone: ['لا تعود موجودة', 'Is gone'],
      page: ['تقود إلى صفحة أخرى', 'Leads to another page'],
      note: ['تبقى وتقول إنّها انتهت', 'Stays and says that it is over'],
    }),
  },
  {
    name: 'afterEndPath',
    type: 'text',
    label: say('الصفحة التي تحلّ محلّها', 'The page in its place'),
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
    validate: validateAfterEnd,
    admin: { className: 'is-latin', condition: ({ afterEnd }) => afterEnd === 'page' },
  },
]

type Ending = { afterEnd?: string | null; slug?: string | null; isDefault?: boolean | null }

/** A page of this site, and another one than this campaign's own. */
function validateAfterEnd(
  value: unknown,
  { data, req }: { data: Ending; req: Parameters<typeof sayTo>[0] },
) {
  if (data.afterEnd !== 'page') return true
  if (!ownPathSchema.safeParse(value).success) return sayTo(req, needsPath)
  const own = [`/campaign/${data.slug}`, ...(data.isDefault ? ['/campaign'] : [])]
  return !own.includes(String(value)) || sayTo(req, needsAnother)
}

const needsPath = say(
  'اكتب مسارًا في هذا الموقع بلا لغة، مثل ‎/our-projects‎',
  'Write a path of this site without a language, such as /our-projects',
)
const needsAnother = say(
  'هذه صفحة الحملة نفسها، فاختر غيرها',
  'This is the campaign itself: choose another page',
)
