import type { Field } from 'payload'
import { extendField } from '../../fields/extend-field.ts'

/** The field, whose column says in words what is stored as a code. */
export const shownInWords = (field: Field): Field =>
  extendField(field, {
    admin: {
      ...field.admin,
      components: { Cell: '/src/platform/admin/codes/code-cell.tsx#CodeCell' },
    },
  })
