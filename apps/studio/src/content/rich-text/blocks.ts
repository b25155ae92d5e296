import type { Block, RichTextField } from 'payload'
import { choices, say } from '../../platform/i18n/say.ts'

/** A listing. Code runs left to right whatever surrounds it. */
export const code: Block = {
  slug: 'code',
  interfaceName: 'CodeBlockFields',
  labels: { singular: say('شيفرة', 'Code'), plural: say('شيفرات', 'Code') },
  fields: [
    {
      name: 'language',
      type: 'text',
      label: say('اللغة', 'Language'),
      admin: { className: 'is-latin' },
    },
    {
      // Payload's own code field fetches its editor from a stranger's server.
      name: 'code',
      type: 'textarea',
      label: say('الشيفرة', 'Code'),
      required: true,
      admin: { className: 'is-code', rows: 8 },
    },
  ],
}

/** A note that stands apart. */
export const callout = (editor: RichTextField['editor']): Block => ({
  slug: 'callout',
  interfaceName: 'CalloutBlockFields',
  labels: { singular: say('تنبيه', 'Callout'), plural: say('تنبيهات', 'Callouts') },
  fields: [
    {
      name: 'tone',
      type: 'select',
      label: say('النبرة', 'Tone'),
      required: true,
      defaultValue: 'note',
      options: choices({
        note: ['ملاحظة', 'Note'],
        tip: ['نصيحة', 'Tip'],
        warning: ['تنبيه', 'Warning'],
      }),
    },
    { name: 'title', type: 'text', label: say('العنوان', 'Title') },
    { name: 'text', type: 'richText', label: say('النصّ', 'Text'), required: true, editor },
  ],
})
