/**
 * How a receiver knows that a request is ours: `Wajiha-Signature: t=SECONDS,v1=HEX`, where HEX is the
 * HMAC-SHA256 of `SECONDS.BODY` under the webhook's secret, both as UTF-8 bytes.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 bits, with a prefix by which a scanner of leaked secrets knows it: `whsec_…`. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

/** @param at milliseconds. */
export function sign(body: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1_000)
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

/** How long a signature of others counts, in both directions of a clock that is wrong. */
const longestMs = 5 * 60_000

/** Whether a request to us was signed in the same way, not long ago. */
export function isSignedBy(body: string, header: string, secret: string, now: Date): boolean {
  const [, seconds] = /^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(header) ?? []
  const at = Number(seconds) * 1_000
  if (seconds === undefined || Math.abs(now.getTime() - at) > longestMs) return false
  return timingSafeEqual(Buffer.from(sign(body, secret, at)), Buffer.from(header))
}
