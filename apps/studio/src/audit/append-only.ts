/** A log: rows are added by the studio and never changed, newest first, each with its moment. */
import type { CollectionConfig, Field } from 'payload'
import { shownInWords } from '../platform/admin/codes/shown-in-words.ts'
import { moment, readOnly, readOnlyText } from '../platform/fields/builders.ts'
import { say } from '../platform/i18n/say.ts'
import { isAppended } from './is-appended.ts'

export const appendOnly = ({ admin, fields, ...rest }: CollectionConfig): CollectionConfig => ({
  ...rest,
  admin: { ...admin, pagination: { defaultLimit: 50 } },
  defaultSort: '-at',
  hooks: { beforeChange: [isAppended] },
  fields: [
    moment('at', 'متى', 'When', { required: true, index: true, admin: { readOnly: true } }),
    ...fields,
  ],
})

/** Whose row it is. The name is kept beside the relation: a colleague who left is still named. */
export const who: Field[] = [
  readOnly({ name: 'who', type: 'relationship', relationTo: 'users', label: say('من', 'Who') }),
  readOnlyText('whoName', 'الاسم', 'Name'),
  shownInWords(readOnlyText('role', 'الدور', 'Role')),
]
