import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { shownInWords } from '../../platform/admin/codes/shown-in-words.ts'
import { readOnlyText } from '../../platform/fields/builders.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { acts } from '../acts.ts'
import { appendOnly, who } from '../append-only.ts'

/** Who came in, and who changed what decides over others: added to, changed by nobody. */
export const auditLog: CollectionConfig = appendOnly({
  slug: 'audit-log',
  labels: { singular: say('حدث', 'Act'), plural: say('سجلّ الأفعال', 'Audit log') },
  admin: {
    group: say('الإدارة', 'Administration'),
    useAsTitle: 'whoName',
    defaultColumns: ['at', 'act', 'whoName', 'role', 'subject', 'detail', 'address'],
    listSearchableFields: ['whoName', 'subject', 'subjectId', 'detail'],
  },
  access: rightsOf('audit-log'),
  fields: [
    {
      name: 'act',
      type: 'select',
      label: say('ماذا فعل', 'What'),
      required: true,
      index: true,
      admin: { readOnly: true },
      options: choices(acts),
    },
    ...who,
    readOnlyText('address', 'من أين', 'From where'),
    shownInWords(readOnlyText('subject', 'أيّ سجلّ', 'Records')),
    readOnlyText('subjectId', 'المعرّف', 'Id', { index: true }),
    readOnlyText('detail', 'التفصيل', 'Detail'),
  ],
})
