import { shownOnSite } from '../content/shown-on-site.ts'
import type { Feature } from '../platform/feature.ts'
import { campaigns as pages } from './collections/campaigns.ts'
import { shortLinks } from './collections/short-links.ts'

/** Landing pages and short links. */
export const campaigns: Feature = {
  collections: shownOnSite([pages, shortLinks]),
}
