import type { Feature } from '../platform/feature.ts'
import { findEndpoint } from './find/endpoint.ts'

/** What needs whom, on the page that everybody begins with. */
export const start: Feature = {
  endpoints: [findEndpoint],
  admin: {
    views: {
      dashboard: { Component: '/src/start/start-page.tsx#StartPage' },
      closed: { Component: '/src/platform/admin/closed-view.tsx#ClosedView', path: '/closed' },
    },
  },
}
