/** Sends what is due, and writes down what became of it. */
import type { BasePayload } from 'payload'
import { mostAttempts } from '../platform/queue/retry-schedule.ts'
import { postponed, workOff } from '../platform/queue/work-queue.ts'
import { sign, standardHeaders } from '../platform/signature.ts'
import {
  type ClaimedDelivery,
  claimDelivery,
  insistOnDelivery,
  type SettledDelivery,
  settleDelivery,
} from './claim-delivery.ts'
import { type Outcome, postWebhook } from './post.ts'

export type Sending = {
  payload: BasePayload
  now: () => Date
  /** How long a receiver may take, in milliseconds; ten seconds unless told. */
  patienceMs?: number
}

const atOnce = 4

/** Sends until nothing is due, a few webhooks at a time. @returns how many were tried. */
export const sendDueDeliveries = (sending: Sending): Promise<number> =>
  workOff(
    atOnce,
    oneByOne(() => claimDelivery(sending.payload, sending.now())),
    (delivery) => sendDelivery(sending, delivery),
  )

/** Sends this one, where it is due and nobody has it. */
export async function sendDeliveryNow(sending: Sending, id: string): Promise<void> {
  const delivery = await claimDelivery(sending.payload, sending.now(), id)
  if (delivery) await sendDelivery(sending, delivery)
}

/**
 * Runs calls one after the other. Two claims at the same moment would not see each other, and one webhook
 * would be told two things at once, in any order.
 */
function oneByOne<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    const next = last.then(work)
    last = next.catch(() => {})
    return next
  }
}

async function sendDelivery(sending: Sending, delivery: ClaimedDelivery): Promise<void> {
  const { payload, now } = sending
  // A delivery at which the process died each time counts as failed, or it would never end.
  const outcome: Outcome =
    delivery.attempts > mostAttempts
      ? { ok: false, reason: 'process_ended' }
      : await deliver(sending, delivery)
  await insistOnDelivery(payload, () =>
    settleDelivery(payload, delivery, settledAs(outcome, delivery, now())),
  )
  if (!outcome.ok)
    payload.logger.warn({
      id: delivery.id,
      reason: outcome.reason,
      msg: 'A webhook was not delivered.',
    })
}

function deliver(
  { payload, now, patienceMs }: Sending,
  delivery: ClaimedDelivery,
): Promise<Outcome> {
  const { url, body, event, eventId, id, attempts } = delivery
  const [secret, at] = [payload.decrypt(delivery.secret), now()]
  const headers = {
    ...standardHeaders({ eventId, body, at }, secret),
    'user-agent': 'Wajiha-Webhooks/1',
    'wajiha-event': event,
    'wajiha-event-id': eventId,
    'wajiha-delivery': id,
    'wajiha-attempt': String(attempts),
    'wajiha-signature': sign(body, secret, at.getTime()),
  }
  return postWebhook(url, body, headers, patienceMs)
}

function settledAs(
  outcome: Outcome,
  { attempts, event }: ClaimedDelivery,
  now: Date,
): SettledDelivery {
  if (outcome.ok) return { state: 'sent', sentAt: now }
  // Whoever tries a channel waits for its answer now.
  if (event === 'alarm.test') return { state: 'failed', lastError: outcome.reason }
  return postponed(attempts, outcome.reason, now)
}
