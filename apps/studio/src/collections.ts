/** Every collection of the features, in the order of the menu. */
import type { CollectionConfig } from 'payload'
import { audited } from './audit/watch.ts'
import { copied } from './content/copies/copied.ts'
import { scheduled } from './content/schedule/scheduled.ts'
import { versioned } from './content/versions/versioned.ts'
import { features } from './features.ts'
import { foundInLists } from './platform/lists/find-in-lists.ts'
import { together } from './together/together.ts'

/** Payload draws groups and their lines as they come. */
const menu = [
  'projects',
  'services',
  'posts',
  'authors',
  'testimonials',
  'media',
  'files',
  'jobs',
  'departments',
  'campaigns',
  'short-links',
  'redirects',
  'cards',
  'branches',
  'categories',
  'tags',
  'series',
  'industries',
  'leads',
  'applications',
  'people',
  'activities',
  'submissions',
  'subscribers',
  'outbox',
  'mail-templates',
  'campaign-links',
  'campaign-costs',
  'touches',
  'page-counts',
  'access-log',
  'audit-log',
  'erasures',
  'retention-runs',
  'webhooks',
  'webhook-deliveries',
  'alarms',
  'users',
]

function inMenuOrder(collections: readonly CollectionConfig[]): CollectionConfig[] {
  const placeOf = ({ slug }: CollectionConfig) => {
    const place = menu.indexOf(slug)
    if (place === -1) throw new Error(`The menu in collections.ts has no line “${slug}”.`)
    return place
  }
  return collections.toSorted((one, other) => placeOf(one) - placeOf(other))
}

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
export const collections: CollectionConfig[] = inMenuOrder(
  features.flatMap((feature) => feature.collections ?? []),
)
  .map(followed)
  .map(copied)
  .map(versioned)
  .map(together)
  .map(scheduled)
  .map(foundInLists)
  .map(audited)
