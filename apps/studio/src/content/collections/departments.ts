import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { name } from '../../platform/fields/common.ts'
import { key } from '../../platform/fields/formats.ts'
import { say } from '../../platform/i18n/say.ts'

/** The departments that hire. */
export const departments: CollectionConfig<'departments'> = {
  slug: 'departments',
  labels: { singular: say('قسم', 'Department'), plural: say('الأقسام', 'Departments') },
  admin: { group: say('التوظيف', 'Hiring'), useAsTitle: 'name' },
  access: rightsOf('departments'),
  fields: [name, key('المفتاح', 'Key')],
}
