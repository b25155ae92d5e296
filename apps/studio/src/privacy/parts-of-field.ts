import type { Field, Tab } from 'payload'

type Parts = { name: string | undefined; fields: Field[] | undefined; tabs: Tab[] | undefined }

/** What a field of any kind is made of: its own name, and the fields or tabs in it. */
export const partsOfField = (field: Field): Parts => ({
  name: 'name' in field ? field.name : undefined,
  fields: 'fields' in field ? field.fields : undefined,
  tabs: 'tabs' in field ? field.tabs : undefined,
})
