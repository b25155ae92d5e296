import type { Field } from 'payload'
import { extendField } from '../../platform/fields/extend-field.ts'
import { say } from '../../platform/i18n/say.ts'
import { relatedOne } from './relations.ts'

/** The series a post belongs to, one at most, and its place in it. */
export const postSeries: Field[] = [
  extendField(relatedOne('series', 'series', 'السلسلة', 'Series'), {
    index: true,
    admin: { position: 'sidebar' },
  }),
  {
    name: 'seriesPart',
    type: 'number',
    label: say('الجزء', 'Part'),
    min: 1,
    max: 999,
    admin: {
      position: 'sidebar',
      condition: (data) => Boolean(data?.series),
      description: say(
        'ترتيبُ المقالة في السلسلة. بلا رقمٍ يأتي بعد المرقَّم، بحسب تاريخ نشره.',
        'Its place in the series. Without a number it comes after the numbered ones, by date.',
      ),
    },
  },
]
