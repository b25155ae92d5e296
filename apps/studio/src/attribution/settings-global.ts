/** What people decide about attribution: the agency's words, the channel table, what counts as won. */
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import type { ArrayField, Field, GlobalConfig, TextField } from 'payload'
import { rightsOfGlobal } from '../platform/access/rights-of.ts'
import { formatted } from '../platform/fields/formats.ts'
import { choices, say } from '../platform/i18n/say.ts'
import { defaultVocabulary } from './aliases.ts'
import { channels } from './channels.ts'
import { defaultRules } from './default-rules.ts'
import { defaultIgnoredHosts } from './ignored-hosts.ts'

const texts = (name: string, ar: string, en: string): TextField => ({
  name,
  type: 'text',
  hasMany: true,
  label: say(ar, en),
  admin: { className: 'is-latin' },
})

const vocabulary: ArrayField = {
  name: 'vocabulary',
  type: 'array',
  label: say('مفردات الوسوم', 'Campaign words'),
  labels: { singular: say('مفردة', 'Word'), plural: say('مفردات', 'Words') },
  defaultValue: () => defaultVocabulary.map((term) => ({ ...term })),
  admin: {
    initCollapsed: true,
    description: say(
      'كلّ لفظ معتمَد وما يُكتب بدلًا منه. تُجمع الألفاظ المترادفة في التقارير ويبقى الأصل محفوظًا.',
      'Each approved word and what people write instead. Reports merge them; what came is kept.',
    ),
  },
  fields: [
    {
      name: 'field',
      type: 'select',
      label: say('الحقل', 'Field'),
      required: true,
      options: choices({
        source: ['المصدر', 'Source'],
        medium: ['الوسيلة', 'Medium'],
        campaign: ['الحملة', 'Campaign'],
      }),
    },
    { name: 'value', type: 'text', label: say('المعتمَد', 'Approved'), required: true },
    texts('aliases', 'يُكتب أيضًا', 'Also written'),
  ],
}

const rules: ArrayField = {
  name: 'rules',
  type: 'array',
  label: say('جدول القنوات', 'Channel table'),
  labels: { singular: say('قاعدة', 'Rule'), plural: say('قواعد', 'Rules') },
  defaultValue: () => defaultRules.map((rule) => ({ ...rule })),
  admin: {
    initCollapsed: true,
    description: say(
      'تُقرأ من أعلى إلى أسفل وتُعتمد أوّل قاعدة تنطبق. كلّ حقل ممتلئ شرط، والنجمة تعني أيّ قيمة.',
      'Read from the top; the first that fits decides. Each filled field is a condition, * is any value.',
    ),
  },
  fields: [
    {
      name: 'channel',
      type: 'select',
      label: say('القناة', 'Channel'),
      required: true,
      options: choices(channels),
    },
    texts('clickIds', 'معرّفات النقر', 'Click ids'),
    texts('sources', 'المصادر', 'Sources'),
    texts('mediums', 'الوسائط', 'Media'),
    texts('hosts', 'المواقع المُحيلة', 'Referring sites'),
    texts('vias', 'أشياؤنا (card، qr، short)', 'Our own things (card, qr, short)'),
  ],
}

const conversion: Field = {
  name: 'conversion',
  type: 'group',
  label: say('التحويلات إلى Google Ads', 'Conversions for Google Ads'),
  fields: [
    {
      name: 'stage',
      type: 'select',
      label: say('يُعدّ تحويلًا عند', 'Counts as a conversion at'),
      defaultValue: 'won',
      required: true,
      options: choices({ qualified: ['التأهّل', 'Qualified'], won: ['تمّ الاتّفاق', 'Won'] }),
    },
    {
      name: 'name',
      type: 'text',
      label: say('اسم التحويل في Google Ads', 'Conversion name in Google Ads'),
      defaultValue: 'Lead won',
      required: true,
    },
    formatted(
      'currency',
      say('العملة', 'Currency'),
      /^[A-Z]{3}$/,
      say('ثلاثة أحرف كبيرة مثل ‎SAR‎', 'Three capital letters such as SAR'),
      { defaultValue: 'SAR', required: true },
    ),
    {
      name: 'value',
      type: 'number',
      min: 0,
      label: say('القيمة حين لا تُكتب قيمة', 'Value where none is written'),
      defaultValue: 0,
    },
    {
      name: 'timeZone',
      type: 'text',
      label: say('المنطقة الزمنيّة', 'Time zone'),
      defaultValue: agencyTimeZone,
      required: true,
      validate: (value: unknown) => isTimeZone(value) || agencyTimeZone,
      admin: { className: 'is-latin' },
    },
  ],
}

/** Names of the IANA database: `Asia/Riyadh`. */
function isTimeZone(value: unknown): value is string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(value) })
    return typeof value === 'string' && value !== ''
  } catch {
    return false
  }
}

export const attribution: GlobalConfig = {
  slug: 'attribution',
  label: say('المصادر والقنوات', 'Sources and channels'),
  admin: { group: say('التسويق', 'Marketing') },
  access: rightsOfGlobal('attribution'),
  fields: [
    vocabulary,
    rules,
    {
      ...texts('ignoredHosts', 'مواقع لا تُعدّ مصدرًا', 'Sites that are no source'),
      defaultValue: defaultIgnoredHosts,
      admin: {
        className: 'is-latin',
        description: say(
          'بوّابات الدفع وتسجيل الدخول: يعود الناس منها ولا يأتون بها.',
          'Payment and sign-in pages: people come back from them, not because of them.',
        ),
      },
    },
    conversion,
    {
      name: 'digits',
      type: 'select',
      label: say('أرقام التقارير العربيّة', 'Digits of Arabic reports'),
      defaultValue: 'arab',
      required: true,
      options: choices({ arab: ['٠١٢٣', '٠١٢٣ (Arabic)'], latn: ['0123', '0123 (Latin)'] }),
    },
  ],
}
