import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { area, name } from '../../platform/fields/common.ts'
import { say } from '../../platform/i18n/say.ts'
import { categoryParent } from '../fields/category-parent.ts'
import { importKey } from '../fields/import-key.ts'
import { slug } from '../fields/slug.ts'

/** What posts are about, on at most two levels. Saved is published: a category shows once posts are in it. */
export const categories: CollectionConfig<'categories'> = {
  slug: 'categories',
  labels: { singular: say('تصنيف', 'Category'), plural: say('التصنيفات', 'Categories') },
  admin: { group: say('التصنيف', 'Vocabulary'), useAsTitle: 'name' },
  access: rightsOf('categories'),
  defaultPopulate: { slug: true, name: true, parent: true },
  fields: [
    name,
    area('description', 'الوصف', 'Description', false),
    slug('name'),
    categoryParent,
    importKey,
  ],
}
