import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug } from 'payload'
import { feedsCollection, feedsGlobal } from './feed-hooks.ts'

/** A collection whose publications the site hears of; `basePath` where its pages stand, if any. */
export function fedCollection(config: CollectionConfig, basePath?: string): CollectionConfig {
  const fed = feedsCollection(config.slug as CollectionSlug, basePath)
  const { hooks = {} } = config
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), ...fed.beforeChange],
      afterChange: [...(hooks.afterChange ?? []), ...fed.afterChange],
      afterDelete: [...(hooks.afterDelete ?? []), ...fed.afterDelete],
    },
  }
}

/** A page or setting whose publications the site hears of. */
export function fedGlobal(config: GlobalConfig): GlobalConfig {
  const fed = feedsGlobal(config.slug as GlobalSlug)
  const { hooks = {} } = config
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), ...fed.beforeChange],
      afterChange: [...(hooks.afterChange ?? []), ...fed.afterChange],
    },
  }
}
