import type { SelectField } from 'payload'
import { choices, say } from '../../platform/i18n/say.ts'

export const serviceChoices = choices({
  'web-applications': ['المواقع والمنصّات', 'Websites and platforms'],
  'mobile-applications': ['تطبيقات الجوّال', 'Mobile applications'],
  'digital-marketing': ['التسويق الرقميّ', 'Digital marketing'],
})

/** Which of the three services a document belongs to. */
export const services: SelectField = {
  name: 'services',
  type: 'select',
  hasMany: true,
  label: say('الخدمات', 'Services'),
  options: serviceChoices,
}
