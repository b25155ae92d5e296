/**
 * Addresses of CVs that hold for five minutes (JOB-07): whoever has one may fetch that file, and nothing
 * else, until then. The signature covers file and time; the key is the studio's own secret.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export const cvLinkMs = 5 * 60_000

/** `SUBMISSION.EXPIRES.SIGNATURE`. @param now milliseconds. */
export function signCv(submission: string, secret: string, now: number): string {
  const text = `${submission}.${(now + cvLinkMs).toString(36)}`
  return `${text}.${signatureOf(text, secret)}`
}

/** The submission whose file may be fetched; nothing for a forged, foreign or old address. */
export function readCvToken(token: string, secret: string, now: number): string | undefined {
  const [submission = '', expires = '', signature = ''] = token.split('.')
  const right = Buffer.from(signatureOf(`${submission}.${expires}`, secret))
  const given = Buffer.from(signature)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return Number.parseInt(expires, 36) >= now ? submission : undefined
}

const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`cv:${text}`).digest('base64url')
