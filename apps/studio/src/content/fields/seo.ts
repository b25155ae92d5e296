import type { GroupField } from 'payload'
import { say } from '../../platform/i18n/say.ts'

/** What search engines and shared links say; left empty, the page's own words are used. */
export const seo: GroupField = {
  name: 'seo',
  type: 'group',
  label: say('محرّكات البحث والمشاركة', 'Search and sharing'),
  fields: [
    {
      name: 'title',
      type: 'text',
      label: say('العنوان في نتائج البحث', 'Title in results'),
      localized: true,
      maxLength: 110,
    },
    {
      name: 'description',
      type: 'textarea',
      label: say('الوصف في نتائج البحث', 'Description in results'),
      localized: true,
      maxLength: 320,
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: say('صورة المشاركة', 'Sharing picture'),
    },
    {
      name: 'noindex',
      type: 'checkbox',
      label: say('إخفاء عن محرّكات البحث', 'Hide from search engines'),
      defaultValue: false,
    },
  ],
}
