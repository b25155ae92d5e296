import type { Feature } from '../platform/feature.ts'
import { say } from '../platform/i18n/say.ts'
import { reportEndpoints } from './endpoints.ts'

/** What the work brought. */
export const reports: Feature = {
  endpoints: reportEndpoints,
  admin: {
    views: { reports: { Component: '/src/reports/view.tsx#ReportsView', path: '/reports' } },
  },
  codes: { reports: say('التقارير', 'Reports') },
}
