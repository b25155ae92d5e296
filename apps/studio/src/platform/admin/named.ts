import type { CollectionConfig } from 'payload'

const untitled = '/src/platform/admin/untitled.tsx#Untitled'

/** The collection, whose documents without a title say so in the head of their form. */
export function named(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  const edit = admin.components?.edit ?? {}
  const beforeDocumentControls = [...(edit.beforeDocumentControls ?? []), untitled]
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...admin.components, edit: { ...edit, beforeDocumentControls } },
    },
  }
}
