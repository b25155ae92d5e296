import type { Field } from 'payload'
import { area, line } from '../../platform/fields/common.ts'
import { namedRows } from '../../platform/fields/named-rows.ts'
import { say } from '../../platform/i18n/say.ts'
import { titledTexts } from '../fields/lists.ts'
import { people } from '../fields/people.ts'
import { numbers } from './numbers.ts'

const timeline = namedRows({
  name: 'timeline',
  type: 'array',
  label: say('المحطّات', 'Timeline'),
  labels: { singular: say('محطّة', 'Moment'), plural: say('محطّات', 'Moments') },
  fields: [
    { name: 'year', type: 'number', label: say('السنة', 'Year'), required: true },
    line('title', 'العنوان', 'Title'),
    area('text', 'النصّ', 'Text', false),
  ],
})

export const aboutFields: Field[] = [
  {
    name: 'story',
    type: 'richText',
    label: say('القصّة', 'Story'),
    localized: true,
    required: true,
  },
  titledTexts('values', 'القيم', 'Values'),
  {
    name: 'team',
    type: 'group',
    label: say('الفريق', 'Team'),
    fields: [line('title', 'العنوان', 'Title'), people],
  },
  {
    name: 'clients',
    type: 'group',
    label: say('العملاء', 'Clients'),
    fields: [
      line('title', 'العنوان', 'Title'),
      {
        name: 'names',
        type: 'array',
        label: say('الأسماء', 'Names'),
        labels: { singular: say('اسم', 'Name'), plural: say('أسماء', 'Names') },
        fields: [line('name', 'الاسم', 'Name')],
      },
    ],
  },
  timeline,
  numbers,
]
