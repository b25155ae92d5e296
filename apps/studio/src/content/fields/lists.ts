import type { ArrayField, GroupField } from 'payload'
import { namedRows } from '../../platform/fields/named-rows.ts'
import { say } from '../../platform/i18n/say.ts'

const weeks: GroupField = {
  name: 'weeks',
  type: 'group',
  label: say('الأسابيع', 'Weeks'),
  fields: [
    { name: 'from', type: 'number', label: say('من', 'From'), min: 1 },
    { name: 'to', type: 'number', label: say('إلى', 'To'), min: 1 },
  ],
}

/** Steps of the work, each with the weeks it takes. */
export const steps = (name: string, ar: string, en: string): ArrayField =>
  namedRows({
    name,
    type: 'array',
    label: say(ar, en),
    labels: { singular: say('خطوة', 'Step'), plural: say('خطوات', 'Steps') },
    fields: [title, text, weeks],
  })

const title = {
  name: 'title',
  type: 'text',
  label: say('العنوان', 'Title'),
  localized: true,
  required: true,
} as const

const text = {
  name: 'text',
  type: 'textarea',
  label: say('النصّ', 'Text'),
  localized: true,
  required: true,
} as const

/** Titled texts: values, proofs, deliverables. */
export const titledTexts = (name: string, ar: string, en: string): ArrayField =>
  namedRows({
    name,
    type: 'array',
    label: say(ar, en),
    labels: { singular: say('بند', 'Item'), plural: say('بنود', 'Items') },
    fields: [title, text],
  })

/** A list of sentences. */
export const lines = (name: string, ar: string, en: string): ArrayField => ({
  name,
  type: 'array',
  label: say(ar, en),
  labels: { singular: say('سطر', 'Line'), plural: say('أسطر', 'Lines') },
  fields: [text],
})

/** Questions with their answers. */
export const questions: ArrayField = namedRows({
  name: 'questions',
  type: 'array',
  label: say('أسئلة وأجوبتها', 'Questions and answers'),
  labels: { singular: say('سؤال', 'Question'), plural: say('أسئلة', 'Questions') },
  fields: [
    {
      name: 'question',
      type: 'text',
      label: say('السؤال', 'Question'),
      localized: true,
      required: true,
    },
    {
      name: 'answer',
      type: 'richText',
      label: say('الجواب', 'Answer'),
      localized: true,
      required: true,
    },
  ],
})
