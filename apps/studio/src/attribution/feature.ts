import { withoutSegments } from '../platform/api/without-segments.ts'
import type { Feature } from '../platform/feature.ts'
import { say } from '../platform/i18n/say.ts'
import { answerVisits } from './api/visits.ts'
import { campaignCosts } from './collections/campaign-costs.ts'
import { campaignLinks } from './collections/campaign-links.ts'
import { pageCounts } from './collections/page-counts.ts'
import { touches } from './collections/touches.ts'
import { conversionEndpoints } from './conversion-endpoints.ts'
import { costEndpoints } from './costs/endpoint.ts'
import { linkKitEndpoints } from './link-kit/endpoint.ts'
import { qrEndpoints } from './link-kit/qr-endpoint.ts'
import { attribution as settings } from './settings-global.ts'

/** Where leads come from. */
export const attribution: Feature = {
  collections: [campaignLinks, campaignCosts, touches, pageCounts],
  globals: [settings],
  endpoints: [...conversionEndpoints, ...linkKitEndpoints, ...qrEndpoints, ...costEndpoints],
  deliveries: { visits: withoutSegments(answerVisits) },
  admin: {
    views: {
      linkKit: { Component: '/src/attribution/link-kit/view.tsx#LinkKitView', path: '/link-kit' },
    },
  },
  codes: {
    phone: say('هاتف', 'Telephone'),
    tablet: say('لوحيّ', 'Tablet'),
    desktop: say('حاسوب', 'Computer'),
    conversions: say('ملفّات Google Ads', 'Files for Google Ads'),
  },
}
