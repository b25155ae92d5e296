/**
 * Keyed hashes of identifiers. Whoever holds the database alone can neither read them nor try numbers
 * out; whoever holds the studio's secret can say of a number whether it was erased.
 */
import { createHmac } from 'node:crypto'
import { identifierTexts } from '@wajiha/contract'
import { readEnv } from '../platform/env.ts'
import type { Identity } from './identity.ts'

/** base64url. Another secret makes other hashes, and old proofs unreadable. */
export const erasureKey = (): string =>
  createHmac('sha256', readEnv().payloadSecret).update('wajiha erasures').digest('base64url')

/** @param text as `identifierTexts` writes it. */
export const erasureHashOf = (text: string, key = erasureKey()): string =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest('hex')

/** Every identifier of somebody as its hash. */
export function hashesOf({ phones, emails }: Identity, visitors: readonly string[] = []): string[] {
  const key = erasureKey()
  const texts = [
    ...phones.map(identifierTexts.phone),
    ...emails.map(identifierTexts.email),
    ...visitors.map(identifierTexts.visitor),
  ]
  return [...new Set(texts)].map((text) => erasureHashOf(text, key))
}
