/** Sends what is due, and writes down what became of it. */
import type { Locale } from '@wajiha/arabic'
import type { Payload } from 'payload'
import { mostAttempts } from '../platform/queue/retry-schedule.ts'
import { postponed, workOff } from '../platform/queue/work-queue.ts'
import {
  type ClaimedMail,
  claimMail,
  insistOnMail,
  reviveUndelivered,
  type SettledMail,
  serverFailure,
  settleMail,
} from './claim-mail.ts'
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

/** Sends until nothing is due, a few at a time. @returns how many were tried. */
export const sendDueMail = (sending: Sending): Promise<number> =>
  workOff(
    atOnce,
    () => claimMail(sending.payload, sending.now()),
    (mail) => sendMail(sending, mail),
  )

async function sendMail(sending: Sending, mail: ClaimedMail): Promise<void> {
  const { payload, transport, now } = sending
  const from = await sending.from(mail.locale)
  // A mail over which the process died each time must not take it down for ever.
  const outcome: Outcome =
    mail.attempts > mostAttempts
      ? { kind: 'refused', reason: 'The process ended during each attempt.', isAddress: false }
      : await transport.send(composeMessage(mail, from, now()), fileName(mail))
  // First, so that a process that dies between the two asks the server once more.
  if (outcome.kind === 'refused' && outcome.isAddress)
    await insistOnMail(payload, () => noteBounce(payload, mail, outcome.reason, now()))
  await insistOnMail(payload, () => settleMail(payload, mail, settledAs(outcome, mail, now())))
  if (outcome.kind === 'sent' || outcome.kind === 'written') await reviveUndelivered(payload, now())
  if ('reason' in outcome)
    payload.logger.warn({ id: mail.id, ...outcome, msg: 'A mail could not be sent.' })
}

const fileName = ({ id, created_at }: ClaimedMail) =>
  `${new Date(created_at).toISOString().slice(0, 19).replaceAll(':', '-')}-${id}`

function settledAs(outcome: Outcome, { attempts }: ClaimedMail, now: Date): SettledMail {
  if (outcome.kind === 'sent' || outcome.kind === 'written')
    return { state: outcome.kind, sentAt: now, providerId: outcome.providerId }
  if (outcome.kind === 'refused') return { state: 'failed', lastError: outcome.reason }
  return postponed(attempts, (outcome.isServer ? serverFailure : '') + outcome.reason, now)
}
