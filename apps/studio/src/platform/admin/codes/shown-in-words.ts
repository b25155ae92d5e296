import type { Field } from 'payload'
import { extendField } from '../../fields/extend-field.ts'

/** The field, which lists and forms say in words where codes are stored. It is one that nobody types. */
export const shownInWords = (field: Field): Field =>
  extendField(field, {
    admin: {
      ...field.admin,
      components: {
        Cell: '/src/platform/admin/codes/code-cell.tsx#CodeCell',
        Field: '/src/platform/admin/codes/code-field.tsx#CodeField',
      },
    },
  })
