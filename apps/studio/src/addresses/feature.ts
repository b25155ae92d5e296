import type { Feature } from '../platform/feature.ts'
import { missingPages } from './missing-pages.ts'

/** Addresses of the site as visitors ask for them: those without a page, and where each leads. */
export const addresses: Feature = {
  collections: [missingPages],
  admin: {
    views: {
      missingPages: {
        Component: '/src/addresses/missing-view.tsx#MissingView',
        path: '/addresses/missing',
      },
      tryAddress: { Component: '/src/addresses/try-view.tsx#TryView', path: '/addresses/try' },
    },
  },
}
