import type { CollectionConfig, Field } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { shownInWords } from '../../platform/admin/codes/shown-in-words.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { isAppended } from '../is-appended.ts'

/** Who looked at, took along or erased what of whom, and when: names of records, never their words. */
export const accessLog: CollectionConfig = {
  slug: 'access-log',
  labels: {
    singular: say('اطّلاع', 'Access'),
    plural: say('سجلّ الاطّلاع', 'Access log'),
  },
  admin: {
    group: say('الخصوصيّة', 'Privacy'),
    useAsTitle: 'subject',
    defaultColumns: ['at', 'whoName', 'role', 'action', 'subject', 'subjectId', 'count'],
    listSearchableFields: ['whoName', 'subject', 'subjectId'],
    pagination: { defaultLimit: 50 },
  },
  access: rightsOf('access-log'),
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
    {
      name: 'action',
      type: 'select',
      label: say('ماذا فعل', 'What'),
      required: true,
      index: true,
      admin: { readOnly: true },
      options: choices({
        read: ['اطّلع', 'Read'],
        find: ['بحث عن شخص', 'Looked for a person'],
        export: ['أخذ نسخة', 'Exported'],
        download: ['نزّل ملفًّا', 'Downloaded'],
        erase: ['محا', 'Erased'],
      }),
    },
    { ...line('who', 'من', 'Who'), type: 'relationship', relationTo: 'users' } as Field,
    // Kept beside the relation: a colleague who left is still named.
    line('whoName', 'الاسم', 'Name'),
    shownInWords(line('role', 'الدور', 'Role')),
    shownInWords(line('subject', 'أيّ سجلّ', 'Records')),
    { ...line('subjectId', 'المعرّف', 'Id'), index: true } as Field,
    { ...line('count', 'العدد', 'How many'), type: 'number' } as Field,
    line('filter', 'المرشِّح', 'Filter'),
  ],
}

function line(name: string, ar: string, en: string): Field {
  return { name, type: 'text', label: say(ar, en), admin: { readOnly: true } }
}
