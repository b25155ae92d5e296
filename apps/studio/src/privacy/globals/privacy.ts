import type { Field, GlobalConfig } from 'payload'
import { rightsOfGlobal } from '../../platform/access/rights-of.ts'
import { say } from '../../platform/i18n/say.ts'

/** How long what people gave us is kept. Every night what is older goes. */
export const privacy: GlobalConfig = {
  slug: 'privacy',
  label: say('إعدادات الخصوصيّة', 'Privacy settings'),
  admin: { group: say('الخصوصيّة', 'Privacy') },
  access: rightsOfGlobal('privacy'),
  fields: [
    span(
      'leadMonths',
      'العملاء المحتملون: كم شهرًا بعد آخر نشاط',
      'Leads: months after the last activity',
      24,
    ),
    span('applicationMonths', 'المتقدّمون المرفوضون: كم شهرًا', 'Rejected applicants: months', 12),
    span(
      'warningDays',
      'تنبيه المتقدّم قبل الحذف (بالأيّام)',
      'Applicants are warned: days before',
      30,
    ),
    span('subscriberDays', 'اشتراك لم يُؤكَّد (بالأيّام)', 'Unconfirmed subscriptions: days', 30),
    span('outboxDays', 'نصوص البريد الصادر (بالأيّام)', 'Words of sent mails: days', 90),
    span('touchMonths', 'الزيارات: كم شهرًا', 'Visits: months', 13),
    span('accessMonths', 'سجلّ الاطّلاع: كم شهرًا', 'Access log: months', 24),
    span('auditMonths', 'سجلّ الأفعال: كم شهرًا', 'Audit log: months', 24),
    {
      name: 'countries',
      type: 'array',
      label: say('المتقدّمون بحسب الدولة', 'Applicants by country'),
      labels: { singular: say('دولة', 'Country'), plural: say('دول', 'Countries') },
      admin: {
        description: say(
          'لدولةٍ مدّة غير المدّة العامّة، برمزها من حرفين: SA أو DE',
          'A country with a span of its own, by its two letters: SA, DE',
        ),
      },
      fields: [
        {
          name: 'country',
          type: 'text',
          label: say('رمز الدولة', 'Country code'),
          required: true,
          minLength: 2,
          maxLength: 2,
          admin: { className: 'is-latin' },
        },
        span('months', 'كم شهرًا', 'Months', 12),
      ],
    },
  ],
}

function span(name: string, ar: string, en: string, defaultValue: number): Field {
  return {
    name,
    type: 'number',
    label: say(ar, en),
    required: true,
    defaultValue,
    min: 1,
    max: 1_200,
  }
}
