/** Tells webhooks of leads, applications and subscribers, whichever way they were made or changed. */
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { Application, Lead, Subscriber } from '../payload-types.ts'
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

/** In the transaction in which it was confirmed, changed or left the list. */
export async function announceSubscriber(
  req: PayloadRequest,
  happened: 'confirmed' | 'updated' | 'unsubscribed',
  id: string,
): Promise<void> {
  const options = { collection: 'subscribers', id, depth: 0, req, overrideAccess: true } as const
  await queueWebhook(req, `subscriber.${happened}`, await req.payload.findByID(options))
}

/** What staff change; whoever is not on the list is nobody's business. */
export const announceSubscriberChange: CollectionAfterChangeHook<Subscriber> = async (change) => {
  const { doc, previousDoc, req } = change
  if (previousDoc?.state !== 'confirmed') return doc
  const happened = doc.state === 'confirmed' ? 'updated' : 'unsubscribed'
  await queueWebhook(req, `subscriber.${happened}`, doc)
  return doc
}

type Staged = { id?: string; stage?: string }

/** What waits in the tray is nobody's business; once released, it is new. */
function eventOf(doc: Staged, before: Staged | undefined): 'created' | 'updated' | undefined {
  const wasKnown = Boolean(before?.id) && before?.stage !== 'spam'
  if (wasKnown) return 'updated'
  return doc.stage === 'spam' ? undefined : 'created'
}
