import type { CollectionConfig, Field } from 'payload'
import { appendOnly } from '../../audit/append-only.ts'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { shownInWords } from '../../platform/admin/codes/shown-in-words.ts'
import { hidden, readOnly } from '../../platform/fields/builders.ts'
import { say } from '../../platform/i18n/say.ts'

/** The proof that old data really goes: one row for each kind and run, also where nothing was due. */
export const retentionRuns: CollectionConfig = appendOnly({
  slug: 'retention-runs',
  labels: {
    singular: say('حذف دوريّ', 'Retention run'),
    plural: say('الحذف الدوريّ', 'Retention runs'),
  },
  admin: {
    group: say('الخصوصيّة', 'Privacy'),
    useAsTitle: 'kind',
    defaultColumns: ['at', 'kind', 'count', 'due', 'total', 'isRefused'],
  },
  access: rightsOf('retention-runs'),
  fields: [
    shownInWords(
      readOnly({
        name: 'kind',
        type: 'text',
        label: say('النوع', 'Kind'),
        required: true,
        index: true,
      }),
    ),
    number('count', 'حُذف', 'Removed'),
    number('due', 'انتهت مدّته', 'Was due'),
    number('total', 'من أصل', 'Out of'),
    readOnly({
      name: 'isRefused',
      type: 'checkbox',
      label: say('امتنع لكثرة العدد', 'Refused as too many'),
      defaultValue: false,
      index: true,
    }),
    // The night it belongs to, `2026-11-21`; empty for a run by hand. One a night and kind.
    hidden({ name: 'night', type: 'text', index: true }),
  ],
})

function number(name: string, ar: string, en: string): Field {
  return readOnly({ name, type: 'number', label: say(ar, en), required: true, defaultValue: 0 })
}
