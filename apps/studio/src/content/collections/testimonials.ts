import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { area, featured, line, picture } from '../../platform/fields/common.ts'
import { day } from '../../platform/fields/formats.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { drafts } from '../fields/drafts.ts'
import { importKey } from '../fields/import-key.ts'
import { webAddress } from '../fields/links.ts'
import { relatedOne } from '../fields/relations.ts'
import { services } from '../fields/services.ts'

/** What clients say. None is published without the day on which the client permitted it in writing. */
export const testimonials: CollectionConfig<'testimonials'> = {
  slug: 'testimonials',
  labels: { singular: say('شهادة', 'Testimonial'), plural: say('الشهادات', 'Testimonials') },
  admin: {
    group: say('المحتوى', 'Content'),
    useAsTitle: 'label',
    listSearchableFields: ['label', 'quote'],
    defaultColumns: ['label', '_status', 'order', 'updatedAt'],
  },
  access: rightsOf('testimonials'),
  versions: drafts,
  defaultSort: 'order',
  fields: [
    area('quote', 'القول', 'Quote'),
    {
      name: 'originalLocale',
      type: 'select',
      label: say('لغة القول الأصليّة', 'Said in'),
      required: true,
      defaultValue: 'ar',
      options: choices({ ar: ['العربيّة', 'Arabic'], en: ['الإنجليزيّة', 'English'] }),
    },
    {
      name: 'author',
      type: 'group',
      label: say('القائل', 'Who said it'),
      fields: [
        line('name', 'الاسم', 'Name'),
        line('title', 'المسمّى', 'Title'),
        line('company', 'الجهة', 'Company', false),
        picture('photo', 'الصورة', 'Photo'),
      ],
    },
    {
      name: 'permission',
      type: 'group',
      label: say('الإذن الخطّيّ', 'Written permission'),
      fields: [
        day('grantedAt', 'تاريخ الإذن', 'Granted on', true),
        { name: 'note', type: 'textarea', label: say('كيف أُعطي ومن أعطاه', 'How and by whom') },
      ],
    },
    {
      name: 'rating',
      type: 'number',
      label: say('التقييم من خمسة', 'Rating out of five'),
      // Shown nowhere: an agency that rates itself convinces nobody. Kept for what it holds.
      admin: { hidden: true },
      min: 1,
      max: 5,
    },
    webAddress('videoUrl', 'رابط الفيديو', 'Video address'),
    relatedOne('project', 'projects', 'المشروع', 'Project'),
    services,
    day('date', 'التاريخ', 'Date'),
    featured,
    {
      name: 'order',
      type: 'number',
      label: say('الترتيب', 'Order'),
      defaultValue: 100,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'label',
      type: 'text',
      label: say('القائل', 'By'),
      localized: true,
      admin: { hidden: true },
    },
    importKey,
  ],
  hooks: {
    beforeChange: [
      ({ data, originalDoc }) => {
        data.label = data.author?.name ?? originalDoc?.author?.name
        return data
      },
    ],
  },
}
