/**
 * Counts visits that saw a side of a test: numbers and nothing else, as with opened pages (ATTR-13). A
 * visit counts once: whoever asks again within half an hour is still on it. That is remembered in
 * memory alone.
 */

import type { DeviceClass, VariantAssignment } from '@wajiha/contract'
import { LRUCache } from 'lru-cache'

const idleMs = 30 * 60_000
const mostVisitors = 20_000

/** @param count is called for the first sight of a visit. */
export function createVariantCounter(
  count: (side: VariantAssignment, device: DeviceClass) => void,
) {
  const seen = new LRUCache<string, number>({ max: mostVisitors })

  /** @param who network and browser. @param at milliseconds since 1970. */
  return (who: string, side: VariantAssignment, device: DeviceClass, at: number): void => {
    const key = `${side.test}.${side.side} ${who}`
    const before = seen.get(key)
    seen.set(key, at)
    if (before === undefined || at - before > idleMs) count(side, device)
  }
}
