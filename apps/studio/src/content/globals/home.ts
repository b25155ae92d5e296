import type { Field, GroupField } from 'payload'
import { area, line } from '../../platform/fields/common.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { href, links } from '../fields/links.ts'
import { steps } from '../fields/lists.ts'
import { numbers } from './numbers.ts'

const section = (name: string, ar: string, en: string, fields: Field[]): GroupField => ({
  name,
  type: 'group',
  label: say(ar, en),
  fields,
})

const heading = line('title', 'العنوان', 'Title')

const hero = section('hero', 'الواجهة', 'Hero', [
  {
    name: 'lines',
    type: 'array',
    label: say('الأسطر المرسومة', 'Drawn lines'),
    labels: { singular: say('سطر', 'Line'), plural: say('أسطر', 'Lines') },
    minRows: 1,
    maxRows: 4,
    fields: [
      {
        ...line('text', 'النصّ', 'Text'),
        admin: {
          description: say(
            'تنفتح الكشيدة عند العلامة ‎|‎، وعند ‎¦‎ في الشاشات الضيّقة وحدها',
            'The kashida opens at the mark |, and at ¦ on narrow screens only',
          ),
        },
      },
      {
        name: 'mark',
        type: 'select',
        label: say('العلامة', 'Mark'),
        required: true,
        defaultValue: 'none',
        options: choices({
          none: ['بلا علامة', 'None'],
          nuqta: ['نقطة', 'Nuqta'],
          ring: ['حلقة', 'Ring'],
          star: ['نجمة', 'Star'],
        }),
      },
    ],
  },
  links('actions', 'روابط', 'Links'),
])

const call = section('call', 'الدعوة', 'Call', [
  heading,
  area('text', 'النصّ', 'Text'),
  section('action', 'الرابط', 'Link', [line('label', 'التسمية', 'Label'), href()]),
])

export const homeFields: Field[] = [
  hero,
  section('pattern', 'النقش', 'Pattern', [
    heading,
    area('text', 'النصّ', 'Text'),
    line('control', 'اسم أداة التحكّم', 'Control’s name'),
  ]),
  section('services', 'الخدمات', 'Services', [heading, area('text', 'النصّ', 'Text', false)]),
  section('work', 'الأعمال', 'Work', [heading]),
  section('process', 'كيف نعمل', 'How we work', [heading, steps('steps', 'الخطوات', 'Steps')]),
  numbers,
  section('voices', 'الشهادات', 'Voices', [heading]),
  section('notebook', 'الدفتر', 'Notebook', [heading]),
  call,
  section('subscribe', 'النشرة', 'Newsletter', [heading, area('note', 'ملاحظة', 'Note', false)]),
]
