import type { CollectionConfig, Field } from 'payload'
import { isAppended } from '../../audit/is-appended.ts'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { shownInWords } from '../../platform/admin/codes/shown-in-words.ts'
import { say } from '../../platform/i18n/say.ts'

/** The proof that old data really goes: one row for each kind and run, also where nothing was due. */
export const retentionRuns: CollectionConfig = {
  slug: 'retention-runs',
  labels: {
    singular: say('حذف دوريّ', 'Retention run'),
    plural: say('الحذف الدوريّ', 'Retention runs'),
  },
  admin: {
    group: say('الخصوصيّة', 'Privacy'),
    useAsTitle: 'kind',
    defaultColumns: ['at', 'kind', 'count', 'due', 'total', 'isRefused'],
    pagination: { defaultLimit: 50 },
  },
  access: rightsOf('retention-runs'),
  defaultSort: '-at',
  hooks: { beforeChange: [isAppended] },
  fields: [
    {
      name: 'at',
      type: 'date',
      label: say('متى', 'When'),
      required: true,
      index: true,
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    shownInWords(
      shown({
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
    shown({
      name: 'isRefused',
      type: 'checkbox',
      label: say('امتنع لكثرة العدد', 'Refused as too many'),
      defaultValue: false,
      index: true,
    }),
    // The night it belongs to, `2026-11-21`; empty for a run by hand. One a night and kind.
    { name: 'night', type: 'text', index: true, admin: { hidden: true, readOnly: true } },
  ],
}

function shown(field: Field): Field {
  return { ...field, admin: { ...field.admin, readOnly: true } } as Field
}

function number(name: string, ar: string, en: string): Field {
  return shown({ name, type: 'number', label: say(ar, en), required: true, defaultValue: 0 })
}
