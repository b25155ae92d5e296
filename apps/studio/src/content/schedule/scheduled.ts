/** Documents that may be published at a later time, with this studio's own dialog for it; a trial ends before all else. */
import type { CollectionConfig, GlobalConfig } from 'payload'
import { publishableDoor, publishableDoorOfGlobal } from './door.ts'
import { dropPlansOfBinned, dropPlansOfDeleted } from './drop-plans.ts'
import { endTrial } from './trial.ts'

const component = '/src/content/schedule/publish-button.tsx#PublishButton'

const isScheduled = ({ versions }: Pick<CollectionConfig, 'versions'>) =>
  typeof versions === 'object' &&
  typeof versions.drafts === 'object' &&
  Boolean(versions.drafts.schedulePublish)

export function scheduled(collection: CollectionConfig): CollectionConfig {
  if (!isScheduled(collection)) return collection
  const { admin = {}, endpoints, hooks = {}, slug } = collection
  const edit = { ...admin.components?.edit, PublishButton: component }
  return {
    ...collection,
    admin: { ...admin, components: { ...admin.components, edit } },
    endpoints: [...(endpoints || []), publishableDoor(slug)],
    hooks: {
      ...hooks,
      afterChange: [endTrial, ...(hooks.afterChange ?? []), dropPlansOfBinned],
      afterDelete: [...(hooks.afterDelete ?? []), dropPlansOfDeleted],
    },
  }
}

export function scheduledGlobal(global: GlobalConfig): GlobalConfig {
  if (!isScheduled(global)) return global
  const { admin = {}, endpoints, hooks = {}, slug } = global
  const elements = { ...admin.components?.elements, PublishButton: component }
  return {
    ...global,
    admin: { ...admin, components: { ...admin.components, elements } },
    endpoints: [...(endpoints || []), publishableDoorOfGlobal(slug)],
    hooks: { ...hooks, afterChange: [endTrial, ...(hooks.afterChange ?? [])] },
  }
}
