/**
 * How a receiver knows that a request is ours: `Wajiha-Signature: t=SECONDS,v1=HEX`, where HEX is the
 * HMAC-SHA256 of `SECONDS.BODY` under the webhook's secret, both as UTF-8 bytes.
 */
import { createHmac, randomBytes } from 'node:crypto'

/** 256 bits, with a prefix by which a scanner of leaked secrets knows it: `whsec_…`. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

/** @param at milliseconds. */
export function sign(body: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1_000)
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}
