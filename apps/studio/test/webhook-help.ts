/** Webhooks and their deliveries for tests. */
import type { Payload } from 'payload'
import type { WebhookEvent } from '../src/webhooks/events.ts'

/** @returns the webhook, with the secret that its receiver would know. */
export async function makeWebhook(payload: Payload, url: string, events: WebhookEvent[]) {
  const { id } = await payload.create({
    collection: 'webhooks',
    data: { name: url, url, events, isActive: true },
    overrideAccess: true,
  })
  const kept = await payload.findByID({ collection: 'webhooks', id, overrideAccess: true })
  return { id, secret: payload.decrypt(kept.secret ?? '') }
}

/** Oldest first. */
export async function deliveriesOf(payload: Payload, webhook: string) {
  const { docs } = await payload.find({
    collection: 'webhook-deliveries',
    where: { webhook: { equals: webhook } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs
}
