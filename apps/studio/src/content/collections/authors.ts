import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { area, line, name, picture } from '../../platform/fields/common.ts'
import { say } from '../../platform/i18n/say.ts'
import { drafts } from '../fields/drafts.ts'
import { importKey } from '../fields/import-key.ts'
import { webLinks } from '../fields/links.ts'
import { seo } from '../fields/seo.ts'
import { slug } from '../fields/slug.ts'

/** People who write in the notebook; each has a page. */
export const authors: CollectionConfig<'authors'> = {
  slug: 'authors',
  labels: { singular: say('كاتب', 'Author'), plural: say('الكتّاب', 'Authors') },
  admin: { group: say('المحتوى', 'Content'), useAsTitle: 'name' },
  access: rightsOf('authors'),
  versions: drafts,
  defaultPopulate: { slug: true, name: true, title: true, photo: true, _status: true },
  fields: [
    name,
    line('title', 'المسمّى', 'Title', false),
    area('bio', 'نبذة', 'Bio', false),
    picture('photo', 'الصورة', 'Photo'),
    webLinks('links', 'روابط', 'Links'),
    seo,
    slug('name'),
    importKey,
  ],
}
