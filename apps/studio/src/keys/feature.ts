import type { Feature } from '../platform/feature.ts'
import { apiKeys } from './collections/api-keys.ts'

/** Keys by which other systems use the API, and the page that describes it. */
export const keys: Feature = {
  collections: [apiKeys],
  admin: {
    views: {
      apiGuide: { Component: '/src/keys/admin/guide-view.tsx#GuideView', path: '/api-guide' },
    },
  },
}
