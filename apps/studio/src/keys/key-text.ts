/**
 * A key as it is written: a prefix by which a scanner of leaked secrets knows it, and 256 bits. The studio keeps
 * its hash alone; against so many bits nobody guesses, a slow hash would only slow down every request.
 */
import { createHash, randomBytes } from 'node:crypto'

const prefix = 'wj_'
const keyBytes = 32
/** Enough to tell one key from another, too little to be of use. */
const shownLetters = prefix.length + 6

const written = /^wj_[\w-]{43}$/

/** `wj_Q2x…`, of which nobody else has the like. */
export const newKey = (): string => prefix + randomBytes(keyBytes).toString('base64url')

/** SHA-256, hexadecimal. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** What is shown of it for good: `wj_Q2xh7K`. */
export const beginningOf = (key: string): string => key.slice(0, shownLetters)

/** @param header `Authorization`, as it came. @returns what may be a key; nothing for anything else. */
export function readBearer(header: string | null | undefined): string | undefined {
  const [, key = ''] = /^Bearer +(\S{1,200})$/i.exec(header?.trim() ?? '') ?? []
  return key || undefined
}

export const looksLikeKey = (key: string): boolean => written.test(key)
