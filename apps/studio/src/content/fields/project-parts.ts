import { recordingTypes } from '@wajiha/contract'
import type { ArrayField, Field, RichTextField, SelectField } from 'payload'
import { line, picture } from '../../platform/fields/common.ts'
import { namedRows } from '../../platform/fields/named-rows.ts'
import { choices, say } from '../../platform/i18n/say.ts'

const chapter = (name: string, ar: string, en: string): RichTextField => ({
  name,
  type: 'richText',
  label: say(ar, en),
  localized: true,
  required: true,
})

export const story: Field[] = [
  chapter('challenge', 'التحدّي', 'Challenge'),
  chapter('approach', 'النهج', 'Approach'),
  chapter('result', 'النتيجة', 'Result'),
]

export const platforms: SelectField = {
  name: 'platforms',
  type: 'select',
  hasMany: true,
  label: say('المنصّات', 'Platforms'),
  options: choices({
    web: ['الويب', 'Web'],
    ios: ['آي أو إس', 'iOS'],
    android: ['أندرويد', 'Android'],
    huawei: ['هواوي', 'Huawei'],
  }),
}

/** Measured results: plain numbers, so that each language writes them its own way. */
export const metrics: ArrayField = namedRows({
  name: 'metrics',
  type: 'array',
  label: say('النتائج المقيسة', 'Measured results'),
  labels: { singular: say('نتيجة', 'Result'), plural: say('نتائج', 'Results') },
  fields: [
    line('label', 'ماذا قيس', 'What was measured'),
    { name: 'value', type: 'number', label: say('القيمة', 'Value'), required: true },
    {
      name: 'unit',
      type: 'select',
      label: say('الوحدة', 'Unit'),
      required: true,
      defaultValue: 'none',
      options: choices({
        none: ['بلا وحدة', 'None'],
        percent: ['بالمئة', 'Percent'],
        times: ['ضعف', 'Times'],
        seconds: ['ثانية', 'Seconds'],
        days: ['يوم', 'Days'],
        weeks: ['أسبوع', 'Weeks'],
        points: ['نقطة', 'Points'],
      }),
    },
    { name: 'before', type: 'number', label: say('قبل', 'Before') },
    { name: 'after', type: 'number', label: say('بعد', 'After') },
  ],
})

export const stack: ArrayField = {
  name: 'stack',
  type: 'array',
  label: say('الأدوات', 'Stack'),
  labels: { singular: say('أداة', 'Tool'), plural: say('أدوات', 'Tools') },
  fields: [{ name: 'name', type: 'text', label: say('الاسم', 'Name'), required: true }],
}

export const team: ArrayField = namedRows({
  name: 'team',
  type: 'array',
  label: say('الفريق', 'Team'),
  labels: { singular: say('شخص', 'Person'), plural: say('أشخاص', 'People') },
  fields: [line('name', 'الاسم', 'Name'), line('role', 'الدور', 'Role')],
})

export const gallery: ArrayField = namedRows({
  name: 'gallery',
  type: 'array',
  label: say('المعرض', 'Gallery'),
  labels: { singular: say('صورة', 'Picture'), plural: say('صور', 'Pictures') },
  fields: [
    picture('image', 'الصورة', 'Picture', true),
    line('caption', 'التعليق', 'Caption', false),
    {
      name: 'frame',
      type: 'select',
      label: say('الإطار', 'Frame'),
      required: true,
      defaultValue: 'none',
      options: choices({
        none: ['بلا إطار', 'None'],
        phone: ['هاتف', 'Phone'],
        browser: ['متصفّح', 'Browser'],
      }),
    },
    {
      name: 'recording',
      type: 'upload',
      relationTo: 'files',
      label: say('تسجيل الشاشة', 'Screen recording'),
      filterOptions: { mimeType: { in: Object.keys(recordingTypes) } },
      admin: {
        description: say(
          'ملفّ MP4 أو WebM لا يزيد على 12 ميغابايت. تظهر الصورة أوّلًا، ولا يُحمَّل التسجيل قبل أن يُضغط.',
          'MP4 or WebM of 12 MB at most. The picture is its poster; nothing of it is loaded before somebody presses.',
        ),
      },
    },
    {
      name: 'scrolls',
      type: 'checkbox',
      label: say('صفحة طويلة تُمرَّر في الإطار', 'A tall page, scrolled in its frame'),
      defaultValue: false,
    },
  ],
})
