/** Collections and globals in which several people may work at once. */
import type { CollectionConfig, GlobalConfig } from 'payload'
import { inForms } from '../platform/admin/in-forms.ts'
import { bringGlobalTogether, bringTogether, tellBrought, tellGlobalBrought } from './protect.ts'

const component = '/src/together/admin/together.tsx#Together'

/**
 * The collection, with its saves brought together. Payload's own locks are off: they stood only while
 * somebody was typing, and anybody could set them in another's name or take them away.
 */
export function together(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  return {
    ...inForms(collection, component),
    lockDocuments: false,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), bringTogether],
      afterChange: [...(hooks.afterChange ?? []), tellBrought],
    },
  }
}

/** The same for what exists once. */
export function togetherGlobal(global: GlobalConfig): GlobalConfig {
  const { admin = {}, hooks = {} } = global
  const elements = admin.components?.elements ?? {}
  const beforeDocumentControls = [...(elements.beforeDocumentControls ?? []), component]
  return {
    ...global,
    lockDocuments: false,
    admin: {
      ...admin,
      components: { ...admin.components, elements: { ...elements, beforeDocumentControls } },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), bringGlobalTogether],
      afterChange: [...(hooks.afterChange ?? []), tellGlobalBrought],
    },
  }
}
