/** The one way in: a row for each webhook that wants to hear of it, in the caller's transaction. */
import { createHash, randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Application, Lead, Subscriber } from '../payload-types.ts'
import { statementsOf } from '../platform/database/statements.ts'
import type { SentEvent, WebhookEvent } from './events.ts'
import { applicationPayload, leadPayload, payloadVersion, subscriberPayload } from './payloads.ts'

type Docs = { lead: Lead; application: Application; subscriber: Subscriber }
/** Where what it is about stands, when the event does not say. */
const places: Record<string, string> = { person: 'erasures' }
type DocOf<Event extends WebhookEvent> = Event extends `${infer Kind extends keyof Docs}.${string}`
  ? Docs[Kind]
  : never

/**
 * Queues an event. A second call with the same event, document and version (its `updatedAt`; a creation
 * has one only) adds nothing; what has not left yet is brought up to date.
 *
 * @returns whether any row is new. `false` also where no webhook listens.
 */
export async function queueWebhook<Event extends WebhookEvent>(
  req: PayloadRequest,
  event: Event,
  doc: DocOf<Event>,
): Promise<boolean> {
  const listening = await listenersOf(req, event)
  if (listening.length === 0) return false
  const isCreation = event.endsWith('.created')
  const told = {
    event,
    about: doc.id,
    name: `${event}:${doc.id}:${isCreation ? '1' : doc.updatedAt}`,
    occurredAt: isCreation ? doc.createdAt : doc.updatedAt,
    data: await dataOf(req, event, doc),
  }
  return queueEvent(req, told, listening)
}

type ToldEvent = {
  event: SentEvent
  /** Id of the document it is about. */
  about: string
  /** Unique: a second event with this name is not queued. */
  name: string
  /** ISO 8601. */
  occurredAt: string
  data: object
  /** For channels that show words and know nothing of our shapes. */
  text?: string
}

/** The same with a body of its own. @param listening ids of webhooks; else those that hear the event. */
export async function queueEvent(
  req: PayloadRequest,
  { event, about, name, occurredAt, data, text }: ToldEvent,
  listening?: readonly string[],
): Promise<boolean> {
  const eventId = `evt_${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
  const words = text === undefined ? {} : { text }
  const version = payloadVersion
  const body = JSON.stringify({ ...words, id: eventId, event, version, occurredAt, data })
  let isNew = false
  for (const webhook of listening ?? (await listenersOf(req, event))) {
    const key = `${name}:${webhook}`
    isNew = (await insert(req, { webhook, key, eventId, event, body, about })) || isNew
  }
  return isNew
}

/** Ids of the webhooks that are active and hear the event. */
export async function listenersOf(req: PayloadRequest, event: SentEvent): Promise<string[]> {
  const { rows } = await (await statementsOf(req)).execute<{ id: string }>(sql`
    select w.id from webhooks as w
    where w.is_active and exists (
      select 1 from webhooks_events as e where e.parent_id = w.id and e.value::text = ${event}
    )`)
  return rows.map(({ id }) => id)
}

async function dataOf(req: PayloadRequest, event: WebhookEvent, doc: object) {
  const [kind] = event.split('.')
  if (kind === 'lead') return { lead: await leadPayload(req, doc as Lead) }
  if (kind === 'application')
    return { application: await applicationPayload(req, doc as Application) }
  return { subscriber: subscriberPayload(doc as Subscriber) }
}

type Row = {
  webhook: string
  key: string
  eventId: string
  event: SentEvent
  body: string
  about: string
}

async function insert(req: PayloadRequest, row: Row): Promise<boolean> {
  const [kind = ''] = row.event.split('.')
  const collection = places[kind] ?? `${kind}s`
  const { rows } = await (await statementsOf(req)).execute<{ isNew: boolean }>(sql`
    insert into webhook_deliveries (
      id, key, webhook_id, event, event_id, body, state, attempts, next_at, about_collection, about_id
    ) values (
      ${randomUUID()}, ${row.key}, ${row.webhook}, ${row.event}, ${row.eventId}, ${row.body},
      'waiting', 0, now(), ${collection}, ${row.about}
    ) on conflict (key) do update set body = excluded.body, updated_at = now()
      where webhook_deliveries.state = 'waiting' and webhook_deliveries.attempts = 0
    returning xmax = 0 as "isNew"`)
  return rows[0]?.isNew ?? false
}
