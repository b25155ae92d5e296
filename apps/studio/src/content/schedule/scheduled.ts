/** Documents that may be published at a later time, with this studio's own dialog for it. */
import type { CollectionConfig, GlobalConfig } from 'payload'

const component = '/src/content/schedule/publish-button.tsx#PublishButton'

const isScheduled = ({ versions }: Pick<CollectionConfig, 'versions'>) =>
  typeof versions === 'object' &&
  typeof versions.drafts === 'object' &&
  Boolean(versions.drafts.schedulePublish)

export function scheduled(collection: CollectionConfig): CollectionConfig {
  if (!isScheduled(collection)) return collection
  const { admin = {} } = collection
  const edit = { ...admin.components?.edit, PublishButton: component }
  return { ...collection, admin: { ...admin, components: { ...admin.components, edit } } }
}

export function scheduledGlobal(global: GlobalConfig): GlobalConfig {
  if (!isScheduled(global)) return global
  const { admin = {} } = global
  const elements = { ...admin.components?.elements, PublishButton: component }
  return { ...global, admin: { ...admin, components: { ...admin.components, elements } } }
}
