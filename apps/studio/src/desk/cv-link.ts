/**
 * Addresses of applicants' files that hold for five minutes (JOB-07): whoever has one may fetch that file, and nothing
 * else, until then. The signature covers file and time; the key is the studio's own secret.
 */
import { isSignatureOf, signatureOf } from '@wajiha/contract/signed-value'

export const cvLinkMs = 5 * 60_000

/**
 * `FILE.EXPIRES.SIGNATURE`.
 *
 * @param file the submission's id for its CV; `ID~0` for the first file that answers a question.
 * @param now milliseconds.
 */
export function signCv(file: string, secret: string, now: number): string {
  const text = `${file}.${(now + cvLinkMs).toString(36)}`
  return `${text}.${signatureOf(`cv:${text}`, secret)}`
}

/** The file that may be fetched; nothing for a forged, foreign or old address. */
export function readCvToken(token: string, secret: string, now: number): string | undefined {
  const [file = '', expires = '', signature = ''] = token.split('.')
  if (!isSignatureOf(`cv:${file}.${expires}`, signature, secret)) return undefined
  return Number.parseInt(expires, 36) >= now ? file : undefined
}
