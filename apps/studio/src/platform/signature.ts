/**
 * How a receiver knows that a request is ours: the signature of Standard Webhooks, which has verifiers in
 * ten languages, and for one release more our own `Wajiha-Signature`. Source: standardwebhooks.com, 1.0.0.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { isSameText } from '@wajiha/contract/signed-value'
import { Webhook } from 'standardwebhooks'

const prefix = 'whsec_'

/** 256 bits in base64, with a prefix by which a scanner of leaked secrets knows it: `whsec_…`. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64')

type Message = { eventId: string; body: string; at: Date }

/** The three headers of Standard Webhooks; the id is the event's, so that a second attempt has the same. */
export function standardHeaders({ eventId, body, at }: Message, secret: string) {
  // Node reads base64url as well, in which secrets were written before there were standard headers.
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(key, { format: 'raw' }).sign(eventId, at, body),
  }
}

/**
 * Our own format: `Wajiha-Signature: t=SECONDS,v1=HEX`, where HEX is the HMAC-SHA256 of `SECONDS.BODY`
 * under the whole secret, both as UTF-8 bytes.
 *
 * @param at milliseconds.
 */
export function sign(body: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1_000)
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

/** How long a signature of others counts, in both directions of a clock that is wrong. */
const longestMs = 5 * 60_000

/** Whether a request to us was signed in our own format, not long ago. */
export function isSignedBy(body: string, header: string, secret: string, now: Date): boolean {
  const [, seconds] = /^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(header) ?? []
  const at = Number(seconds) * 1_000
  if (seconds === undefined || Math.abs(now.getTime() - at) > longestMs) return false
  return isSameText(sign(body, secret, at), header)
}
