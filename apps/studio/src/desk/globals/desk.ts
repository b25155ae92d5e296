import type { GlobalConfig } from 'payload'
import { recipients } from '../../content/fields/recipients.ts'
import { fieldRights, rightsOfGlobal } from '../../platform/access/rights-of.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { answerSettings } from '../answers/settings-fields.ts'

const hours = (name: string, ar: string, en: string, defaultValue: number, max: number) =>
  ({ name, type: 'number', label: say(ar, en), required: true, defaultValue, min: 0, max }) as const

/** By the clock of the main branch; reminders of a lead by that of its own. */
const clockHour = (name: string, ar: string, en: string, defaultValue: number) =>
  ({
    name,
    type: 'number',
    label: say(ar, en),
    required: true,
    defaultValue,
    min: 0,
    max: 23,
  }) as const

/** How the agency works with those who write to it. */
export const desk: GlobalConfig = {
  slug: 'desk',
  label: say('إعدادات المكتب', 'Desk settings'),
  admin: { group: say('المكتب', 'Desk') },
  access: rightsOfGlobal('desk'),
  fields: [
    hours(
      'responseHours',
      'مهلة أوّل ردّ (بساعات العمل)',
      'First response within (working hours)',
      4,
      400,
    ),
    hours(
      'rejectionDelayHours',
      'تأخير رسالة الاعتذار بالساعات',
      'Rejection mail waits (hours)',
      24,
      720,
    ),
    {
      type: 'row',
      fields: [
        clockHour('morningHour', 'ساعة تذكير الصباح', 'Hour of the morning’s mails', 8),
        clockHour('eveningHour', 'ساعة ما تأخّر مساءً', 'Hour of the evening’s note', 17),
      ],
    },
    {
      name: 'currency',
      type: 'text',
      label: say('العملة', 'Currency'),
      required: true,
      defaultValue: 'SAR',
      minLength: 3,
      maxLength: 3,
      admin: { className: 'is-latin' },
    },
    {
      ...recipients,
      name: 'leadRecipients',
      label: say('من يُخبَر بالطلبات', 'Who hears of enquiries'),
    },
    {
      ...recipients,
      access: fieldRights('applicationRecipients'),
      name: 'applicationRecipients',
      label: say('من يُخبَر بطلبات التوظيف', 'Who hears of applications'),
    },
    ...answerSettings,
    {
      name: 'alarmLateMinutes',
      type: 'number',
      label: say(
        'مهلة البريد المنتظر قبل الإنذار (بالدقائق)',
        'Alarm when a mail waits longer than (minutes)',
      ),
      required: true,
      defaultValue: 15,
      min: 1,
      max: 10_080,
    },
    {
      name: 'alarmLocale',
      type: 'select',
      label: say('لغة الإنذارات في قنواتها', 'Language of alarms in their channels'),
      required: true,
      defaultValue: 'ar',
      options: choices({ ar: ['العربيّة', 'Arabic'], en: ['الإنجليزيّة', 'English'] }),
    },
  ],
}
