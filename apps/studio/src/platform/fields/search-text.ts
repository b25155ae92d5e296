import type { TextareaField } from 'payload'

/** The document's words as search compares them; filled by a hook, seen by nobody. */
export const searchText: TextareaField = {
  name: 'searchText',
  type: 'textarea',
  localized: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}
