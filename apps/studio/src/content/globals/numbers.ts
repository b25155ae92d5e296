import type { GroupField } from 'payload'
import { line } from '../../platform/fields/common.ts'
import { say } from '../../platform/i18n/say.ts'

/** A sentence and the figures that support it. */
export const numbers: GroupField = {
  name: 'numbers',
  type: 'group',
  label: say('الأرقام', 'Numbers'),
  fields: [
    line('sentence', 'الجملة', 'Sentence'),
    {
      name: 'figures',
      type: 'array',
      label: say('الأرقام', 'Figures'),
      labels: { singular: say('رقم', 'Figure'), plural: say('أرقام', 'Figures') },
      fields: [
        { name: 'value', type: 'number', label: say('القيمة', 'Value'), required: true },
        line('label', 'التسمية', 'Label'),
      ],
    },
  ],
}
