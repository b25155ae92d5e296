import type { CollectionConfig, NumberField } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { cover, excerpt, featured, pinned, title } from '../../platform/fields/common.ts'
import { moment } from '../../platform/fields/formats.ts'
import { searchText } from '../../platform/fields/search-text.ts'
import { say } from '../../platform/i18n/say.ts'
import { drafts } from '../fields/drafts.ts'
import { importKey } from '../fields/import-key.ts'
import { postSeries } from '../fields/post-series.ts'
import { related } from '../fields/relations.ts'
import { seo } from '../fields/seo.ts'
import { slug } from '../fields/slug.ts'
import { countReading } from '../hooks/count-reading.ts'
import { stampPublication } from '../hooks/stamp-publication.ts'
import { postEditor } from '../rich-text/editor.ts'
import { besideText } from '../rich-text/writing/beside-field.ts'
import { awaitedMoment, waitingNote } from '../waiting/fields.ts'

/** Posts of the notebook. */
export const posts: CollectionConfig<'posts'> = {
  slug: 'posts',
  labels: { singular: say('مقالة', 'Article'), plural: say('الدفتر', 'Notebook') },
  admin: {
    group: say('المحتوى', 'Content'),
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'publishedAt', 'updatedAt'],
  },
  access: rightsOf('posts'),
  versions: drafts,
  defaultPopulate: {
    slug: true,
    title: true,
    excerpt: true,
    cover: true,
    authors: true,
    categories: true,
    tags: true,
    publishedAt: true,
    readingMinutes: true,
    featured: true,
    pinned: true,
    _status: true,
  },
  hooks: { beforeChange: [stampPublication, countReading] },
  fields: [
    title,
    excerpt,
    {
      name: 'body',
      type: 'richText',
      label: say('المتن', 'Body'),
      localized: true,
      required: true,
      editor: postEditor,
      admin: { className: 'field-of-body is-long-read' },
    },
    besideText('body'),
    seo,
    slug(),
    cover(),
    related('authors', 'authors', 'الكتّاب', 'Authors', { required: true }),
    related('categories', 'categories', 'التصنيفات', 'Categories'),
    related('tags', 'tags', 'الوسوم', 'Tags'),
    // Reads ask for these by their ids, together with the neighbours.
    { ...related('related', 'posts', 'مقالات ذات صلة', 'Related articles'), maxDepth: 0 },
    ...postSeries,
    featured,
    pinned,
    waitingNote('publishedAt', 'post'),
    awaitedMoment('publishedAt', 'تاريخ النشر', 'Published', { localized: true, index: true }),
    computed('readingMinutes', 'دقائق القراءة', 'Minutes to read'),
    computed('wordCount', 'عدد الكلمات', 'Words'),
    {
      ...moment('updatedTextAt', 'آخر تعديل للنص', 'Text changed'),
      localized: true,
      admin: { hidden: true },
    },
    searchText,
    importKey,
  ],
}

function computed(name: string, ar: string, en: string): NumberField {
  return { name, type: 'number', label: say(ar, en), localized: true, admin: { hidden: true } }
}
