import type { CollectionConfig } from 'payload'

/** The collection, with a component before the buttons of its forms. @param component as the import map names it. */
export function inForms<Config extends CollectionConfig>(
  collection: Config,
  component: string,
): Config {
  const { admin = {} } = collection
  const edit = admin.components?.edit ?? {}
  const beforeDocumentControls = [...(edit.beforeDocumentControls ?? []), component]
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...admin.components, edit: { ...edit, beforeDocumentControls } },
    },
  }
}
