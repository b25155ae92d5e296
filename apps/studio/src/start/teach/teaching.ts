/** Lists that say what they are for while nothing stands in them. */
import type { CollectionConfig } from 'payload'
import { teachings } from './teachings.data.ts'

const note = '/src/start/teach/empty-list.tsx#EmptyList'

export function teaching(collection: CollectionConfig): CollectionConfig {
  if (!Object.hasOwn(teachings, collection.slug)) return collection
  const { admin = {} } = collection
  const { components = {} } = admin
  const beforeListTable = [...(components.beforeListTable ?? []), note]
  return { ...collection, admin: { ...admin, components: { ...components, beforeListTable } } }
}
