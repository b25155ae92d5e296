import type { Feature } from '../platform/feature.ts'
import { firstRunEndpoints } from './endpoints.ts'

/** How an installation begins: what fills it, the guide that sets an agency up, and the demo taken away. */
export const firstRun: Feature = {
  endpoints: firstRunEndpoints,
  admin: {
    notices: ['/src/first-run/admin/guide-notice.tsx#GuideNotice'],
    views: {
      firstRun: { Component: '/src/first-run/admin/guide-view.tsx#GuideView', path: '/first-run' },
    },
  },
}
