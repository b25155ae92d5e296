import type { Field } from 'payload'
import { day } from '../../platform/fields/formats.ts'
import { say } from '../../platform/i18n/say.ts'

/** Legal texts; a form's consent refers to the version. */
export const legalFields: Field[] = [
  { name: 'body', type: 'richText', label: say('النصّ', 'Text'), localized: true, required: true },
  {
    name: 'version',
    type: 'text',
    label: say('النسخة', 'Version'),
    required: true,
    admin: { position: 'sidebar', description: say('مثل ‎2026-09‎', 'Such as 2026-09') },
  },
  { ...day('effectiveDate', 'يسري من', 'In force from', true) },
]
