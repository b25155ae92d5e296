import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { area, name } from '../../platform/fields/common.ts'
import { say } from '../../platform/i18n/say.ts'
import { importKey } from '../fields/import-key.ts'
import { slug } from '../fields/slug.ts'

/** Posts that are read one after another. Saved is published: it shows once posts are in it. */
export const series: CollectionConfig<'series'> = {
  slug: 'series',
  labels: { singular: say('سلسلة', 'Series'), plural: say('السلاسل', 'Series') },
  admin: { group: say('التصنيف', 'Vocabulary'), useAsTitle: 'name' },
  access: rightsOf('series'),
  defaultPopulate: { slug: true, name: true, description: true },
  fields: [name, area('description', 'الوصف', 'Description', false), slug('name'), importKey],
}
