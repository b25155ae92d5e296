/**
 * What a page of an editor's own is made from: blocks that pages of the house have, in any order. Their order and
 * what they point at are the same in both languages, their words are not.
 */
import type { PageBlock } from '@wajiha/contract'
import type { Block, BlocksField, CollectionSlug, Field } from 'payload'
import { area, line, picture } from '../../platform/fields/common.ts'
import { namedBlocks } from '../../platform/fields/named-blocks.ts'
import { choices, type Said, say } from '../../platform/i18n/say.ts'
import { postEditor } from '../rich-text/editor.ts'
import { href } from './links.ts'
import { questions, titledTexts } from './lists.ts'
import { people } from './people.ts'
import { related } from './relations.ts'

const mostBlocks = 40
const title = (required = false) => line('title', 'العنوان', 'Title', required)

const several = (name: string, from: CollectionSlug, ar: string, en: string): Field => ({
  ...related(name, from, ar, en, { required: true }),
  admin: {},
})

/** Of a row that must hold something, or the block shows nothing. */
const filled = <Rows extends object>(field: Rows): Rows & { required: true; minRows: number } => ({
  ...field,
  required: true,
  minRows: 1,
})

const kinds: Record<PageBlock['type'], { label: Said; fields: Field[] }> = {
  text: {
    label: say('نصّ', 'Text'),
    fields: [
      title(),
      {
        name: 'body',
        type: 'richText',
        label: say('المتن', 'Body'),
        localized: true,
        required: true,
        editor: postEditor,
      },
    ],
  },
  picture: {
    label: say('صورة مع نصّ', 'Picture with text'),
    fields: [
      title(),
      {
        name: 'beside',
        type: 'richText',
        label: say('النصّ بجانب الصورة', 'Text beside the picture'),
        localized: true,
        required: true,
      },
      picture('image', 'الصورة', 'Picture', true),
      line('caption', 'التعليق', 'Caption', false),
      {
        name: 'side',
        type: 'select',
        label: say('موضع الصورة على الشاشات العريضة', 'Where the picture stands on wide screens'),
        required: true,
        defaultValue: 'end',
        options: choices({
          start: ['قبل النصّ', 'Before the text'],
          end: ['بعد النصّ', 'After the text'],
        }),
      },
    ],
  },
  points: {
    label: say('نقاط', 'Points'),
    fields: [title(true), filled(titledTexts('points', 'النقاط', 'Points'))],
  },
  numbers: {
    label: say('أرقام', 'Numbers'),
    fields: [
      title(),
      {
        ...line('sentence', 'جملة الأرقام', 'Sentence of numbers'),
        admin: {
          description: say(
            'ما بين نجمتين يُكتب عريضًا: ‏*١٢* سنة.',
            'What stands between two asterisks is set strong: *12* years.',
          ),
        },
      },
    ],
  },
  people: { label: say('أشخاص', 'People'), fields: [title(true), filled(people)] },
  voices: {
    label: say('شهادات', 'Testimonials'),
    fields: [title(true), several('testimonials', 'testimonials', 'الشهادات', 'Testimonials')],
  },
  services: {
    label: say('خدمات', 'Services'),
    fields: [title(true), several('services', 'services', 'الخدمات', 'Services')],
  },
  work: {
    label: say('أعمال', 'Work'),
    fields: [title(true), several('projects', 'projects', 'الأعمال', 'Projects')],
  },
  questions: {
    label: say('أسئلة وأجوبة', 'Questions'),
    fields: [title(true), filled(questions)],
  },
  call: {
    label: say('دعوة', 'Call to action'),
    fields: [title(true), area('text', 'النصّ', 'Text'), line('label', 'نصُّ الزرّ', 'Button'), href()],
  },
  form: {
    label: say('نموذج', 'Form'),
    fields: [
      {
        name: 'form',
        type: 'select',
        label: say('النموذج', 'Form'),
        required: true,
        defaultValue: 'contact',
        options: choices({
          contact: ['التواصل', 'Contact'],
          subscribe: ['الاشتراك في الرسالة', 'Subscription'],
        }),
      },
      title(),
      area('text', 'النصّ', 'Text', false),
    ],
  },
}

const blocks = Object.entries(kinds).map(
  ([slug, { label, fields }]): Block => ({
    slug,
    labels: { singular: label, plural: label },
    fields,
  }),
)

export const pageBlocks: BlocksField = namedBlocks(
  {
    name: 'blocks',
    type: 'blocks',
    label: say('الكتل', 'Blocks'),
    labels: { singular: say('كتلة', 'Block'), plural: say('كتل', 'Blocks') },
    maxRows: mostBlocks,
    blocks,
  },
  ['title', 'sentence', 'body', 'beside', 'text'],
)
