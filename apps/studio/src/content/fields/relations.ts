import type { CollectionSlug, RelationshipField } from 'payload'
import { say } from '../../platform/i18n/say.ts'

type Rest = { required?: boolean }

/** Several documents of one collection. */
export const related = (
  name: string,
  relationTo: CollectionSlug,
  ar: string,
  en: string,
  { required = false }: Rest = {},
): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  hasMany: true,
  required,
  label: say(ar, en),
  admin: { position: 'sidebar' },
})

/** One document of a collection. */
export const relatedOne = (
  name: string,
  relationTo: CollectionSlug,
  ar: string,
  en: string,
  { required = false }: Rest = {},
): RelationshipField => ({ name, type: 'relationship', relationTo, required, label: say(ar, en) })
