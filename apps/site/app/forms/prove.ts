/**
 * The little reckoning that a doubtful message is asked for: the number whose hash is the given one.
 * The browser's own cryptography does it beside the page. About a sixth of a second on a desk.
 */
export type Challenge = {
  salt: string
  /** Sixteen bytes, hexadecimal. */
  hash: string
  signature: string
  iterations: number
  most: number
}

/** How many numbers are tried at once, so that several cores can help. */
const atOnce = 16

/** @returns what to send as `proof`; empty where the browser cannot reckon (a page without TLS). */
export async function prove(challenge: Challenge): Promise<string> {
  const { salt, hash, signature, most } = challenge
  if (!globalThis.crypto?.subtle) return ''
  for (let number = 0; number <= most; number += atOnce) {
    const numbers = Array.from({ length: atOnce }, (_, at) => number + at)
    const hashes = await Promise.all(numbers.map((one) => hashOf(challenge, one)))
    const found = hashes.indexOf(hash)
    if (found >= 0) return `${salt} ${hash} ${signature} ${number + found}`
  }
  return ''
}

async function hashOf({ salt, iterations }: Challenge, number: number): Promise<string> {
  const encoder = new TextEncoder()
  const raw = encoder.encode(String(number))
  const key = await crypto.subtle.importKey('raw', raw, 'PBKDF2', false, ['deriveBits'])
  const method = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations }
  const bits = await crypto.subtle.deriveBits(method, key, 128)
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
