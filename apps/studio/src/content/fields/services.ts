import type { RelationshipField } from 'payload'
import { say } from '../../platform/i18n/say.ts'

/** Which of the services a document belongs to, the main one first. */
export const services: RelationshipField = {
  name: 'services',
  type: 'relationship',
  relationTo: 'services',
  hasMany: true,
  label: say('الخدمات', 'Services'),
}
