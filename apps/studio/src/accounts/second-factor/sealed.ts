/**
 * What proves a second factor, as it is kept: secrets encrypted, recovery codes as keyed hashes. Both
 * keys come of the studio's secret, so a copy of the database alone is worth nothing.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readEnv } from '../../platform/env.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** @param bound what the text belongs to: sealed for one person, it opens for nobody else. */
export function seal(text: string, bound: string): string {
  const nonce = randomBytes(nonceBytes)
  const locked = createCipheriv(cipher, keyFor('secrets'), nonce).setAAD(Buffer.from(bound))
  const body = Buffer.concat([locked.update(text, 'utf8'), locked.final()])
  return Buffer.concat([nonce, locked.getAuthTag(), body]).toString('base64url')
}

/** @returns nothing where it was sealed for another, changed, or sealed under another secret. */
export function unseal(sealed: string, bound: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, nonceBytes)
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes)
  if (tag.length !== tagBytes) return undefined
  try {
    const opened = createDecipheriv(cipher, keyFor('secrets'), nonce, { authTagLength: tagBytes })
    opened.setAAD(Buffer.from(bound)).setAuthTag(tag)
    const body = opened.update(bytes.subarray(nonceBytes + tagBytes))
    return Buffer.concat([body, opened.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

export const recoveryHashOf = (code: string, person: string): string =>
  createHmac('sha256', keyFor('recovery codes')).update(`${person} ${code}`).digest('base64url')

const keyFor = (what: string): Buffer =>
  Buffer.from(hkdfSync('sha256', readEnv().payloadSecret, '', `wajiha second factor: ${what}`, 32))
