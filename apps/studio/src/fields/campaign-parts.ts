/** What a campaign asks, where else it can be reached, and what becomes of it (CAMP-01, CAMP-02). */
import type { Field } from 'payload'
import { sayTo } from '../i18n/say-to.ts'
import { area } from './common.ts'
import { phone } from './formats.ts'
import { choices, say } from './say.ts'

export const campaignForm: Field[] = [
  {
    name: 'asks',
    type: 'select',
    hasMany: true,
    label: say('ما يسأله النموذج بعد الاسم', 'What the form asks beside the name'),
    defaultValue: ['phone', 'email'],
    options: choices({
      phone: ['الهاتف', 'Phone'],
      email: ['البريد الإلكتروني', 'E-mail'],
      company: ['الجهة', 'Company'],
      message: ['الرسالة', 'Message'],
    }),
    validate: validateAsks,
  } as Field,
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
    defaultValue: 'note',
    options: choices({
      note: ['تبقى وتقول إنّها انتهت', 'Stays and says that it is over'],
      gone: ['لا تعود موجودة', 'Is gone'],
    }),
  },
]
