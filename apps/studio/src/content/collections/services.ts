import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { cover, line, title } from '../../platform/fields/common.ts'
import { searchText } from '../../platform/fields/search-text.ts'
import { say } from '../../platform/i18n/say.ts'
import { drafts } from '../fields/drafts.ts'
import { lines, questions, steps, titledTexts } from '../fields/lists.ts'
import { paper } from '../fields/paper.ts'
import { recipients } from '../fields/recipients.ts'
import { related } from '../fields/relations.ts'
import { seo } from '../fields/seo.ts'
import { opening, serviceKey, serviceWords } from '../fields/service-parts.ts'
import { indexWords } from '../hooks/index-words.ts'

/** What the agency offers, as many services as its editors make; the key of each ends its address. */
export const services: CollectionConfig<'services'> = {
  slug: 'services',
  labels: { singular: say('خدمة', 'Service'), plural: say('الخدمات', 'Services') },
  admin: { group: say('المحتوى', 'Content'), useAsTitle: 'name' },
  access: rightsOf('services'),
  versions: drafts,
  defaultSort: 'order',
  // What a card shows of it, wherever it comes along.
  defaultPopulate: {
    key: true,
    name: true,
    summary: true,
    points: true,
    paper: true,
    opening: true,
    _status: true,
  },
  hooks: { beforeChange: [indexWords(['name', 'title', 'lead', 'summary', 'offer'])] },
  fields: [
    line('name', 'الاسم', 'Name'),
    title,
    {
      name: 'lead',
      type: 'textarea',
      label: say('المقدّمة', 'Lead'),
      localized: true,
      required: true,
    },
    {
      name: 'summary',
      type: 'textarea',
      label: say('الملخّص', 'Summary'),
      localized: true,
      required: true,
    },
    lines('points', 'نقاط', 'Points'),
    {
      name: 'offer',
      type: 'richText',
      label: say('العرض', 'Offer'),
      localized: true,
      required: true,
    },
    titledTexts('deliverables', 'ما نسلّمه', 'Deliverables'),
    steps('process', 'كيف نعمل', 'How we work'),
    questions,
    serviceWords,
    recipients,
    seo,
    serviceKey,
    paper,
    opening,
    {
      name: 'order',
      type: 'number',
      label: say('الترتيب', 'Order'),
      defaultValue: 100,
      index: true,
      admin: { position: 'sidebar' },
    },
    cover(),
    related('projects', 'projects', 'أعمال مختارة', 'Selected work'),
    related('testimonials', 'testimonials', 'شهادات', 'Testimonials'),
    searchText,
  ],
}
