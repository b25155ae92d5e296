/** Keys by which programs know each other, for servers. */
import { createHash, timingSafeEqual } from 'node:crypto'

/** @param header `Authorization: Bearer KEY`, as it came. @returns whether it names the key, in constant time. */
export function namesKey(header: string | null | undefined, key: string): boolean {
  const [, given] = /^Bearer (\S+)$/.exec(header ?? '') ?? []
  return Boolean(given) && timingSafeEqual(digest(key), digest(given))
}

const digest = (text = '') => createHash('sha256').update(text).digest()
