import type { Field } from 'payload'

/** The field, whose column says in words what is stored as a code. */
export const shownInWords = (field: Field): Field =>
  ({
    ...field,
    admin: {
      ...field.admin,
      components: { Cell: '/src/platform/admin/codes/code-cell.tsx#CodeCell' },
    },
  }) as Field
