import type { CollectionConfig, Field } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { shownInWords } from '../../platform/admin/codes/shown-in-words.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { acts } from '../acts.ts'
import { isAppended } from '../is-appended.ts'

/** Who came in, and who changed what decides over others: added to, changed by nobody. */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: say('حدث', 'Act'), plural: say('سجلّ الأفعال', 'Audit log') },
  admin: {
    group: say('الإدارة', 'Administration'),
    useAsTitle: 'whoName',
    defaultColumns: ['at', 'act', 'whoName', 'role', 'subject', 'detail', 'address'],
    listSearchableFields: ['whoName', 'subject', 'subjectId', 'detail'],
    pagination: { defaultLimit: 50 },
  },
  access: rightsOf('audit-log'),
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
      name: 'act',
      type: 'select',
      label: say('ماذا فعل', 'What'),
      required: true,
      index: true,
      admin: { readOnly: true },
      options: choices(acts as never),
    },
    { ...line('who', 'من', 'Who'), type: 'relationship', relationTo: 'users' } as Field,
    // Kept beside the relation: a colleague who left is still named.
    line('whoName', 'الاسم', 'Name'),
    shownInWords(line('role', 'الدور', 'Role')),
    line('address', 'من أين', 'From where'),
    shownInWords(line('subject', 'أيّ سجلّ', 'Records')),
    { ...line('subjectId', 'المعرّف', 'Id'), index: true } as Field,
    line('detail', 'التفصيل', 'Detail'),
  ],
}

function line(name: string, ar: string, en: string): Field {
  return { name, type: 'text', label: say(ar, en), admin: { readOnly: true } }
}
