/** Sends what is due, and writes down what became of it. */
import { setTimeout as pause } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { mostAttempts, nextAttempt } from '../platform/queue/retry-schedule.ts'
import { sign, standardHeaders } from '../platform/signature.ts'
import { type Claimed, claimNext, type Settled, settle } from './claim-delivery.ts'
import { type Outcome, post } from './post.ts'

export type Sending = {
  payload: BasePayload
  now: () => Date
  /** How long a receiver may take, in milliseconds; ten seconds unless told. */
  patienceMs?: number
}

const atOnce = 4
const insistMs = 500
/** Less than the claim lasts. */
const mostInsisting = 20

/** Sends until nothing is due, a few webhooks at a time. @returns how many were tried. */
export async function sendDue(sending: Sending): Promise<number> {
  const claim = oneByOne(() => claimNext(sending.payload, sending.now()))
  const counts = await Promise.all(Array.from({ length: atOnce }, () => sendInTurn(sending, claim)))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Sends this one, where it is due and nobody has it. */
export async function sendThis(sending: Sending, id: string): Promise<void> {
  const delivery = await claimNext(sending.payload, sending.now(), id)
  if (delivery) await sendOne(sending, delivery)
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

async function sendInTurn(
  sending: Sending,
  claim: () => Promise<Claimed | undefined>,
): Promise<number> {
  for (let count = 0; ; count += 1) {
    const delivery = await claim()
    if (!delivery) return count
    await sendOne(sending, delivery)
  }
}

async function sendOne(sending: Sending, delivery: Claimed): Promise<void> {
  const { payload, now } = sending
  // A delivery at which the process died each time counts as failed, or it would never end.
  const outcome: Outcome =
    delivery.attempts > mostAttempts
      ? { ok: false, reason: 'process_ended' }
      : await deliver(sending, delivery)
  await insist(payload, () => settle(payload, delivery, settled(outcome, delivery, now())))
  if (!outcome.ok)
    payload.logger.warn({
      id: delivery.id,
      reason: outcome.reason,
      msg: 'A webhook was not delivered.',
    })
}

function deliver({ payload, now, patienceMs }: Sending, delivery: Claimed): Promise<Outcome> {
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
  return post(url, body, headers, patienceMs)
}

function settled(outcome: Outcome, { attempts, event }: Claimed, now: Date): Settled {
  if (outcome.ok) return { state: 'sent', sentAt: now }
  // Whoever tries a channel waits for its answer now.
  const nextAt = event === 'alarm.test' ? undefined : nextAttempt(attempts, now)
  return { state: nextAt ? 'waiting' : 'failed', nextAt, lastError: outcome.reason }
}

/** What was delivered must be written down: while the database is away, again and again. */
async function insist(payload: BasePayload, write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (error) {
      if (tries === mostInsisting) throw error
      payload.logger.warn({ err: error, msg: 'A delivery is not marked yet; it is tried again.' })
      await pause(insistMs)
    }
  }
}
