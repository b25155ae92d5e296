import type { TextField } from 'payload'

/** The name under which an import knows a document, so that loading twice creates it once. */
export const importKey: TextField = {
  name: 'importKey',
  type: 'text',
  unique: true,
  index: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}
