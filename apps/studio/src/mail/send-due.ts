/** Sends what is due, and writes down what became of it. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Locale } from '@wajiha/arabic'
import type { Payload } from 'payload'
import { mostAttempts, nextAttempt } from '../platform/queue/retry-schedule.ts'
import { type Claimed, claimNext, reviveUndelivered, serverFailure, settle } from './claim-mail.ts'
import { composeMessage } from './compose-message.ts'
import { noteBounce } from './note-bounce.ts'
import type { Sender } from './sender-address.ts'
import type { Outcome, Transport } from './transport.ts'

export type Sending = {
  payload: Payload
  transport: Transport
  /** Whom a mail of that language comes from. */
  from: (locale: Locale) => Promise<Sender>
  now: () => Date
}

const atOnce = 3
const insistMs = 500
/** Less than the claim lasts. */
const mostInsisting = 300

/** Sends until nothing is due, a few at a time. @returns how many were tried. */
export async function sendDue(sending: Sending): Promise<number> {
  const counts = await Promise.all(Array.from({ length: atOnce }, () => sendInTurn(sending)))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function sendInTurn(sending: Sending): Promise<number> {
  let count = 0
  for (;;) {
    const mail = await claimNext(sending.payload, sending.now())
    if (!mail) return count
    count += 1
    await sendOne(sending, mail)
  }
}

async function sendOne(sending: Sending, mail: Claimed): Promise<void> {
  const { payload, transport, now } = sending
  const from = await sending.from(mail.locale)
  // A mail over which the process died each time must not take it down for ever.
  const outcome: Outcome =
    mail.attempts > mostAttempts
      ? { kind: 'refused', reason: 'The process ended during each attempt.', isAddress: false }
      : await transport.send(composeMessage(mail, from, now()), fileName(mail))
  // First, so that a process that dies between the two asks the server once more.
  if (outcome.kind === 'refused' && outcome.isAddress)
    await insist(sending, () => noteBounce(payload, mail, outcome.reason, now()))
  await insist(sending, () => settle(payload, mail, settled(outcome, mail, now())))
  if (outcome.kind === 'sent' || outcome.kind === 'written') await reviveUndelivered(payload, now())
  if ('reason' in outcome)
    payload.logger.warn({ id: mail.id, ...outcome, msg: 'A mail could not be sent.' })
}

const fileName = ({ id, created_at }: Claimed) =>
  `${new Date(created_at).toISOString().slice(0, 19).replaceAll(':', '-')}-${id}`

function settled(outcome: Outcome, { attempts }: Claimed, now: Date) {
  if (outcome.kind === 'sent' || outcome.kind === 'written')
    return { state: outcome.kind, sentAt: now, providerId: outcome.providerId } as const
  if (outcome.kind === 'refused') return { state: 'failed', lastError: outcome.reason } as const
  const nextAt = nextAttempt(attempts, now)
  const lastError = (outcome.isServer ? serverFailure : '') + outcome.reason
  return { state: nextAt ? 'waiting' : 'failed', nextAt, lastError } as const
}

/** What was sent must be written down: while the database is away, again and again. */
async function insist({ payload }: Sending, write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (error) {
      if (tries === mostInsisting) throw error
      payload.logger.warn({ err: error, msg: 'A sent mail is not marked yet; it is tried again.' })
      await pause(insistMs)
    }
  }
}
