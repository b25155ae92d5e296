/**
 * Values that go out signed and come back: HMAC-SHA256 in base64url, compared in constant time. Each use
 * signs its text under a name of its own (`cv:…`, `preview …`), so that one value never passes for another.
 * For servers.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** @param text with the name of its use in front. */
export const signatureOf = (text: string, key: string | Buffer): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Whether a signature that came back is the one we gave to this text. */
export const isSignatureOf = (text: string, signature: string, key: string | Buffer): boolean =>
  isSameText(signatureOf(text, key), signature)

/** Whether two texts are the same; how long it takes tells only whether their lengths are. */
export function isSameText(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
