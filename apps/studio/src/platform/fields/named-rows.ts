import type { ArrayField } from 'payload'

/**
 * A list whose rows come folded, each called by the first words written in it: a long form can be looked over, and
 * opens sooner, as what is folded is not drawn. A row that is added is open (decision 091).
 * @param by the fields whose words call a row, the first written one; without them, its texts as they follow.
 */
export function namedRows(list: ArrayField, by = textsIn(list)): ArrayField {
  const called = list.labels?.singular
  const name = { path: '/src/platform/admin/row-name.tsx#RowName', clientProps: { by, called } }
  return {
    ...list,
    admin: {
      ...list.admin,
      initCollapsed: true,
      components: { ...list.admin?.components, RowLabel: name },
    },
  }
}

const textsIn = ({ fields }: ArrayField): string[] =>
  fields.flatMap((field) =>
    field.type === 'text' || field.type === 'textarea' ? [field.name] : [],
  )
