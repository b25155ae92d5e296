import type { CollectionConfig, Field } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { cover, featured, line, title } from '../../platform/fields/common.ts'
import { day, moment } from '../../platform/fields/formats.ts'
import { searchText } from '../../platform/fields/search-text.ts'
import { say } from '../../platform/i18n/say.ts'
import { drafts } from '../fields/drafts.ts'
import { importKey } from '../fields/import-key.ts'
import { webAddress } from '../fields/links.ts'
import { paper } from '../fields/paper.ts'
import { client, confidentiality } from '../fields/project-client.ts'
import { gallery, metrics, platforms, stack, story, team } from '../fields/project-parts.ts'
import { related } from '../fields/relations.ts'
import { seo } from '../fields/seo.ts'
import { services } from '../fields/services.ts'
import { slug } from '../fields/slug.ts'
import { indexWords } from '../hooks/index-words.ts'
import { keepAnonymous } from '../hooks/keep-anonymous.ts'
import { stampPublication } from '../hooks/stamp-publication.ts'
import { manyPictures } from '../library/panel-field.ts'

/** Pieces of work, told as case studies. */
export const projects: CollectionConfig<'projects'> = {
  slug: 'projects',
  labels: { singular: say('مشروع', 'Project'), plural: say('الأعمال', 'Work') },
  admin: {
    group: say('المحتوى', 'Content'),
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'order', 'confidentiality', 'updatedAt'],
  },
  access: rightsOf('projects'),
  versions: drafts,
  defaultSort: 'order',
  defaultPopulate: {
    slug: true,
    title: true,
    kind: true,
    summary: true,
    client: true,
    confidentiality: true,
    services: true,
    platforms: true,
    year: true,
    cover: true,
    paper: true,
    featured: true,
    metrics: true,
    _status: true,
  },
  hooks: {
    beforeChange: [
      stampPublication,
      keepAnonymous,
      indexWords(['title', 'kind', 'summary', 'challenge', 'approach', 'result']),
    ],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: say('القصّة', 'Story'), fields: storyFields() },
        { label: say('العميل', 'Client'), fields: [confidentiality, client] },
        { label: say('الأرقام والتفاصيل', 'Facts'), fields: factFields() },
        {
          label: say('الصور', 'Pictures'),
          fields: [cover(true), manyPictures('gallery'), gallery],
        },
        { label: say('محرّكات البحث', 'Search'), fields: [seo] },
      ],
    },
    slug(),
    paper,
    { ...services, required: true, admin: { position: 'sidebar' } },
    {
      name: 'order',
      type: 'number',
      label: say('الترتيب', 'Order'),
      defaultValue: 100,
      index: true,
      admin: { position: 'sidebar' },
    },
    featured,
    { ...moment('publishedAt', 'نُشر', 'Published'), localized: true, admin: { hidden: true } },
    searchText,
    importKey,
  ],
}

function storyFields(): Field[] {
  return [
    title,
    line('kind', 'ما هو في كلمتين', 'What it is, in two words'),
    {
      name: 'summary',
      type: 'textarea',
      label: say('الملخّص', 'Summary'),
      localized: true,
      required: true,
    },
    ...story,
  ]
}

function factFields(): Field[] {
  return [
    {
      name: 'year',
      type: 'number',
      label: say('السنة', 'Year'),
      required: true,
      min: 1990,
      max: 2200,
    },
    day('startedAt', 'بدأ', 'Started'),
    day('launchedAt', 'انطلق', 'Launched'),
    platforms,
    metrics,
    stack,
    webAddress('liveUrl', 'العنوان الحيّ', 'Live address'),
    {
      name: 'stores',
      type: 'group',
      label: say('المتاجر', 'Stores'),
      fields: [
        webAddress('ios', 'آب ستور', 'App Store'),
        webAddress('android', 'غوغل بلاي', 'Google Play'),
        webAddress('huawei', 'آب غاليري', 'AppGallery'),
      ],
    },
    team,
    related('testimonials', 'testimonials', 'شهادات', 'Testimonials'),
  ]
}
