/** Every collection of the features, in the order of the menu. */
import type { CollectionConfig } from 'payload'
import { audited } from './audit/watch.ts'
import { copied } from './content/copies/copied.ts'
import { described } from './content/described/described.ts'
import { translated } from './content/languages/translated.ts'
import { scheduled } from './content/schedule/scheduled.ts'
import { versioned } from './content/versions/versioned.ts'
import { features } from './features.ts'
import { inMenu } from './menu.ts'
import { named } from './platform/admin/named.ts'
import { foundInLists } from './platform/lists/find-in-lists.ts'
import { leanLists } from './platform/lists/lean-lists.ts'
import { teaching } from './start/teach/teaching.ts'
import { together } from './together/together.ts'

/** What other features have to do when one of its documents was saved comes before what its own does. */
function followed(collection: CollectionConfig): CollectionConfig {
  const followers = features.flatMap(({ afterChange }) => afterChange?.[collection.slug] ?? [])
  if (followers.length === 0) return collection
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: { ...hooks, afterChange: [...followers, ...(hooks.afterChange ?? [])] },
  }
}

/** Their lists are searched as people type, and several people at once are in their documents. */
export const collections: CollectionConfig[] = inMenu(
  features.flatMap((feature) => feature.collections ?? []),
)
  .map(followed)
  .map(copied)
  .map(versioned)
  .map(translated)
  .map(described)
  .map(together)
  .map(scheduled)
  .map(foundInLists)
  .map(leanLists)
  .map(audited)
  .map(teaching)
  .map(named)
