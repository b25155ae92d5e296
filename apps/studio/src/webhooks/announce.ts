/** Tells webhooks of leads, applications and subscribers, whichever way they were made or changed. */
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { Application, Lead } from '../payload-types.ts'
import { queueWebhook } from './queue-webhook.ts'

export const announceLead: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, req }) => {
  const happened = eventOf(doc, previousDoc)
  if (!happened) return doc
  const isTold = await queueWebhook(req, `lead.${happened}`, doc)
  if (happened === 'created' && !isTold) await queueWebhook(req, 'lead.updated', doc)
  return doc
}

export const announceApplication: CollectionAfterChangeHook<Application> = async (change) => {
  const { doc, previousDoc, req } = change
  const happened = eventOf(doc, previousDoc)
  if (!happened) return doc
  const isTold = await queueWebhook(req, `application.${happened}`, doc)
  if (happened === 'created' && !isTold) await queueWebhook(req, 'application.updated', doc)
  return doc
}

/** In the transaction in which it was confirmed. */
export async function announceSubscriber(req: PayloadRequest, id: string): Promise<void> {
  const options = { collection: 'subscribers', id, depth: 0, req, overrideAccess: true } as const
  await queueWebhook(req, 'subscriber.confirmed', await req.payload.findByID(options))
}

type Staged = { id?: string; stage?: string }

/** What waits in the tray is nobody's business; once released, it is new. */
function eventOf(doc: Staged, before: Staged | undefined): 'created' | 'updated' | undefined {
  const wasKnown = Boolean(before?.id) && before?.stage !== 'spam'
  if (wasKnown) return 'updated'
  return doc.stage === 'spam' ? undefined : 'created'
}
