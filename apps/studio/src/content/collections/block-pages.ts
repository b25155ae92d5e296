import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { title } from '../../platform/fields/common.ts'
import { extendField } from '../../platform/fields/extend-field.ts'
import { searchText } from '../../platform/fields/search-text.ts'
import { say } from '../../platform/i18n/say.ts'
import { validateOwnAddress } from '../addresses/mistake-in-own-address.ts'
import { drafts } from '../fields/drafts.ts'
import { importKey } from '../fields/import-key.ts'
import { pageBlocks } from '../fields/page-blocks.ts'
import { optionalPaper } from '../fields/paper.ts'
import { seo } from '../fields/seo.ts'
import { slug } from '../fields/slug.ts'
import { indexPage } from '../hooks/index-page.ts'
import { keptWhileLedTo } from '../uploads/keep-in-use.ts'

/** Pages that editors make themselves, from blocks, each at an address of its own in each language. */
export const blockPages: CollectionConfig = keptWhileLedTo({
  slug: 'block-pages',
  labels: {
    singular: say('صفحة من كتل', 'Page from blocks'),
    plural: say('صفحات من كتل', 'Pages from blocks'),
  },
  admin: {
    group: say('الموقع', 'The site'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'searchText'],
  },
  access: rightsOf('block-pages'),
  versions: drafts,
  // What a link to it needs: where it stands, and whether it does.
  defaultPopulate: { title: true, slug: true, _status: true },
  hooks: { beforeChange: [indexPage] },
  fields: [
    title,
    { name: 'lead', type: 'textarea', label: say('المقدّمة', 'Lead'), localized: true },
    pageBlocks,
    seo,
    extendField(slug(), { validate: validateOwnAddress }),
    optionalPaper,
    { ...searchText, label: say('الكلمات', 'Words') },
    importKey,
  ],
})
