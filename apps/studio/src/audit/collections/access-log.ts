import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { shownInWords } from '../../platform/admin/codes/shown-in-words.ts'
import { readOnly, readOnlyText } from '../../platform/fields/builders.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { appendOnly, who } from '../append-only.ts'

/** Who looked at, took along or erased what of whom, and when: names of records, never their words. */
export const accessLog: CollectionConfig = appendOnly({
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
  },
  access: rightsOf('access-log'),
  fields: [
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
    ...who,
    shownInWords(readOnlyText('subject', 'أيّ سجلّ', 'Records')),
    readOnlyText('subjectId', 'المعرّف', 'Id', { index: true }),
    readOnly({ name: 'count', type: 'number', label: say('العدد', 'How many') }),
    readOnlyText('filter', 'المرشِّح', 'Filter'),
  ],
})
