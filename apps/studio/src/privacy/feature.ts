import type { Feature } from '../platform/feature.ts'
import { answerErasures } from './api/erasures.ts'
import { erasures } from './collections/erasures.ts'
import { retentionRuns } from './collections/retention-runs.ts'
import { privacyEndpoints } from './endpoints.ts'
import { privacy as settings } from './globals/privacy.ts'
import { deliveries, kinds } from './retention/kinds.ts'
import { watchRetention } from './retention/watch-retention.ts'

/** A person found, handed over and erased; what goes by itself. */
export const privacy: Feature = {
  collections: [erasures, retentionRuns],
  globals: [settings],
  endpoints: privacyEndpoints,
  deliveries: { erasures: answerErasures },
  admin: {
    notices: ['/src/privacy/view/privacy-notice.tsx#PrivacyNotice'],
    views: { privacy: { Component: '/src/privacy/view/view.tsx#PrivacyView', path: '/privacy' } },
  },
  codes: Object.fromEntries([...kinds, deliveries].map(({ key, label }) => [key, label])),
  watch: watchRetention,
}
