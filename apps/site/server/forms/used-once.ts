/** Which small signed values were used, and for what. The newest fifty thousand are remembered. */
import { LRUCache } from 'lru-cache'

const mostRemembered = 50_000

export type UsedOnce = ReturnType<typeof createUsedOnce>

export function createUsedOnce() {
  const purposes = new LRUCache<string, string>({ max: mostRemembered })
  return {
    /** Marks as used. @returns whether it may be: it was free, or served the same purpose before. */
    take(value: string, purpose: string): boolean {
      const before = purposes.get(value)
      if (before !== undefined) return before === purpose
      purposes.set(value, purpose)
      return true
    },
    has: (value: string) => purposes.has(value),
  }
}
