/** What a campaign does beside its words: what it asks, what it is worth, how it ends (CAMP-01, 02). */
import type { Field } from 'payload'
import { area, line } from './common.ts'
import { phone } from './formats.ts'
import { choices, say } from './say.ts'

export const campaignForm: Field[] = [
  {
    name: 'asks',
    type: 'select',
    hasMany: true,
    label: say('ما يسأله النموذج', 'What the form asks'),
    defaultValue: ['phone', 'email', 'message'],
    options: choices({
      phone: ['الهاتف', 'Phone'],
      email: ['البريد الإلكتروني', 'E-mail'],
      company: ['الجهة', 'Company'],
      service: ['الخدمة', 'Service'],
      branch: ['الفرع', 'Branch'],
      budget: ['الميزانيّة', 'Budget'],
      message: ['الرسالة', 'Message'],
    }),
  },
  area('consentText', 'نصّ الموافقة', 'Consent text', false),
  line('thanksTitle', 'عنوان الشكر', 'Thank-you title', false),
  area('thanksText', 'نصّ الشكر', 'Thank-you text', false),
]

export const campaignRun: Field[] = [
  phone('phone', 'هاتف الحملة', 'Phone of the campaign', false),
  phone('whatsapp', 'واتساب الحملة', 'WhatsApp of the campaign', false),
  {
    name: 'conversionValue',
    type: 'number',
    label: say('قيمة الطلب', 'Value of an enquiry'),
    min: 0,
  },
  {
    name: 'currency',
    type: 'text',
    label: say('العملة', 'Currency'),
    minLength: 3,
    maxLength: 3,
    admin: { className: 'is-latin' },
  },
  {
    name: 'hidesMenu',
    type: 'checkbox',
    label: say('بلا قائمة الموقع', 'Without the site’s menu'),
    defaultValue: false,
  },
  {
    name: 'afterEnd',
    type: 'select',
    label: say('بعد أن تنتهي', 'After its end'),
    defaultValue: 'note',
    options: choices({
      note: ['تبقى وتقول إنّها انتهت', 'Stays and says that it is over'],
      page: ['تنتقل إلى صفحة أخرى', 'Leads to another page'],
      gone: ['لا تعود موجودة', 'Is gone'],
    }),
  },
  {
    name: 'afterEndPath',
    type: 'text',
    label: say('الصفحة الأخرى', 'The other page'),
    admin: { condition: (data) => data?.afterEnd === 'page', className: 'is-latin' },
  },
]
