/**
 * What an issue is made from. As in pages from blocks, order, pictures and targets are the same in both
 * languages and the words are each language's own: a block that says nothing in a language is left out of it.
 */
import type { NewsletterBlock } from '@wajiha/contract'
import type { Block, BlocksField, Field } from 'payload'
import { href } from '../../content/fields/links.ts'
import { relatedOne } from '../../content/fields/relations.ts'
import { letterEditor } from '../../content/rich-text/editor.ts'
import { line, picture } from '../../platform/fields/common.ts'
import { type Said, say } from '../../platform/i18n/say.ts'

/** Mails longer than this are cut by Gmail long before. */
const mostBlocks = 40

const kinds: Record<NewsletterBlock['type'], { label: Said; fields: Field[] }> = {
  text: {
    label: say('نصّ', 'Text'),
    fields: [
      {
        name: 'body',
        type: 'richText',
        label: say('النصّ', 'Text'),
        localized: true,
        editor: letterEditor,
      },
    ],
  },
  picture: {
    label: say('صورة', 'Picture'),
    fields: [
      picture('image', 'الصورة', 'Picture', true),
      line('caption', 'التعليق', 'Caption', false),
      href(false),
    ],
  },
  button: {
    label: say('زرّ', 'Button'),
    fields: [line('label', 'نصُّ الزرّ', 'Words of the button', false), href()],
  },
  post: {
    label: say('مقالة من الدفتر', 'Article of the notebook'),
    fields: [relatedOne('post', 'posts', 'المقالة', 'Article', { required: true })],
  },
  divider: { label: say('فاصل', 'Divider'), fields: [] },
}

const blocks = Object.entries(kinds).map(
  ([slug, { label, fields }]): Block => ({
    slug,
    labels: { singular: label, plural: label },
    fields,
  }),
)

export const issueBlocks: BlocksField = {
  name: 'blocks',
  type: 'blocks',
  label: say('ما في العدد', 'What it holds'),
  labels: { singular: say('كتلة', 'Block'), plural: say('كتل', 'Blocks') },
  maxRows: mostBlocks,
  blocks,
}
