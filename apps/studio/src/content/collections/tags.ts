import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { name } from '../../platform/fields/common.ts'
import { say } from '../../platform/i18n/say.ts'
import { importKey } from '../fields/import-key.ts'
import { slug } from '../fields/slug.ts'

/** Finer words for posts. Saved is published. */
export const tags: CollectionConfig<'tags'> = {
  slug: 'tags',
  labels: { singular: say('وسم', 'Tag'), plural: say('الوسوم', 'Tags') },
  admin: { group: say('التصنيف', 'Vocabulary'), useAsTitle: 'name' },
  access: rightsOf('tags'),
  defaultPopulate: { slug: true, name: true },
  fields: [name, slug('name'), importKey],
}
