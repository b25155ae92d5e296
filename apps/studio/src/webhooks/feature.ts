import type { Feature } from '../platform/feature.ts'
import { webhookDeliveries } from './collections/webhook-deliveries.ts'
import { webhooks as receivers } from './collections/webhooks.ts'
import { watchWebhooks } from './watch-webhooks.ts'

/** News for other systems. */
export const webhooks: Feature = {
  collections: [receivers, webhookDeliveries],
  admin: { notices: ['/src/webhooks/admin/webhook-notice.tsx#WebhookNotice'] },
  watch: watchWebhooks,
}
